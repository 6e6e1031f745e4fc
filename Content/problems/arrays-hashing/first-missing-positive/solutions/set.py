# Idea: a set that is asked for 1, 2, 3, …
class Solution:
    def firstMissingPositive(self, nums: List[int]) -> int:
        numbers = set(nums)
        wanted = 1
        while wanted in numbers:
            wanted += 1
        return wanted
