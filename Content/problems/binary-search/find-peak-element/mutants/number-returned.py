# Bug: returns the number instead of its index.
class Solution:
    def findPeakElement(self, nums: List[int]) -> int:
        return max(nums)
