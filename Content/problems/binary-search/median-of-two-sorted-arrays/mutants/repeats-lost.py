# Bug: merges the arrays as sets, so equal numbers count once.
class Solution:
    def findMedianSortedArrays(self, nums1: List[int], nums2: List[int]) -> float:
        merged = sorted(set(nums1) | set(nums2))
        return (merged[(len(merged) - 1) // 2] + merged[len(merged) // 2]) / 2
