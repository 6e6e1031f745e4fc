# Idea: ask the list for 1, 2, 3, … until one is missing.
class Solution:
    def firstMissingPositive(self, nums: List[int]) -> int:
        wanted = 1
        while wanted in nums:
            wanted += 1
        return wanted
