# Bug: looks for 1 to n - 1 only and takes n for missing otherwise.
class Solution:
    def firstMissingPositive(self, nums: List[int]) -> int:
        numbers = set(nums)
        for wanted in range(1, len(nums)):
            if wanted not in numbers:
                return wanted
        return len(nums)
