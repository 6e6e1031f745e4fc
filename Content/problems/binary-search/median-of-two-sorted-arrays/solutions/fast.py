# Idea: binary search in the shorter array for the cut of the lower half.
class Solution:
    def findMedianSortedArrays(self, nums1: List[int], nums2: List[int]) -> float:
        if len(nums1) > len(nums2):
            nums1, nums2 = nums2, nums1
        total = len(nums1) + len(nums2)
        half = (total + 1) // 2
        low, high = 0, len(nums1)
        while low < high:
            taken = (low + high) // 2
            if nums1[taken] < nums2[half - taken - 1]:
                low = taken + 1
            else:
                high = taken
        lower = max(nums1[max(0, low - 1):low] + nums2[max(0, half - low - 1):half - low])
        if total % 2 == 1:
            return float(lower)
        upper = min(nums1[low:low + 1] + nums2[half - low:half - low + 1])
        return (lower + upper) / 2
