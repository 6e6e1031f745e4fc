# Bug: only goes forward through the array, as for combinations: a single order comes out.
class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        permutations = []

        def extend(path: List[int], start: int) -> None:
            if len(path) == len(nums):
                permutations.append(path)
            for index in range(start, len(nums)):
                extend(path + [nums[index]], index + 1)

        extend([], 0)
        return permutations
