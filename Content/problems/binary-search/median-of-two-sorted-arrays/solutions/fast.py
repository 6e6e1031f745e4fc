# Idea: binary search in the shorter array for the cut of the lower half.
class Solution:
    def findMedianSortedArrays(self, nums1: List[int], nums2: List[int]) -> float:
        if len(nums1) > len(nums2):
            return self.findMedianSortedArrays(nums2, nums1)
        total = len(nums1) + len(nums2)
        half = (total + 1) // 2
        low, high = 0, len(nums1)
        while low < high:
            taken = (low + high) // 2
            if nums1[taken] < nums2[half - taken - 1]:
                low = taken + 1
            else:
                high = taken
        lower = max(self.number(nums1, low - 1), self.number(nums2, half - low - 1))
        if total % 2 == 1:
            return float(lower)
        return (lower + min(self.number(nums1, low), self.number(nums2, half - low))) / 2

    def number(self, nums: List[int], index: int) -> float:
        """Below the first place stands nothing large, behind the last nothing small."""
        if index < 0:
            return float("-inf")
        return nums[index] if index < len(nums) else float("inf")
