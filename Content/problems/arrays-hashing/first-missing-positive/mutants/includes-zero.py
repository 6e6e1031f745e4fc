# Bug: takes 0 for a positive number.
class Solution:
    def firstMissingPositive(self, nums: List[int]) -> int:
        numbers = set(nums)
        wanted = 0
        while wanted in numbers:
            wanted += 1
        return wanted
