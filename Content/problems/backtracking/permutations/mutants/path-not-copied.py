# Bug: collects the one list that goes on changing instead of a copy of it.
class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        permutations = []
        path = []

        def extend() -> None:
            if len(path) == len(nums):
                permutations.append(path)
                return
            for number in nums:
                if number not in path:
                    path.append(number)
                    extend()
                    path.pop()

        extend()
        return permutations
