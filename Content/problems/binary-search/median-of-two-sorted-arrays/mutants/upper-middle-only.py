# Bug: takes the upper one of the two middle numbers when their count is even.
class Solution:
    def findMedianSortedArrays(self, nums1: List[int], nums2: List[int]) -> float:
        merged = sorted(nums1 + nums2)
        return float(merged[len(merged) // 2])
