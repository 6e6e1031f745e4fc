# Idea: the largest number of all is a peak.
class Solution:
    def findPeakElement(self, nums: List[int]) -> int:
        return nums.index(max(nums))
