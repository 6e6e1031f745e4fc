# Idea: sort all numbers.
class Solution:
    def findMedianSortedArrays(self, nums1: List[int], nums2: List[int]) -> float:
        merged = sorted(nums1 + nums2)
        return (merged[(len(merged) - 1) // 2] + merged[len(merged) // 2]) / 2
