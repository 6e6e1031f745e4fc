# Bug: puts one array behind the other without sorting.
class Solution:
    def findMedianSortedArrays(self, nums1: List[int], nums2: List[int]) -> float:
        both = nums1 + nums2
        return (both[(len(both) - 1) // 2] + both[len(both) // 2]) / 2
