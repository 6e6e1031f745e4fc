# Idea: extend a path by each unused number.
class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        permutations = []
        path = []
        used = [False] * len(nums)

        def extend() -> None:
            if len(path) == len(nums):
                permutations.append(path[:])
                return
            for index, number in enumerate(nums):
                if used[index]:
                    continue
                used[index] = True
                path.append(number)
                extend()
                path.pop()
                used[index] = False

        extend()
        return permutations
