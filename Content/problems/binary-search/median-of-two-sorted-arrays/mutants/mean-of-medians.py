# Bug: takes the mean of the two medians for the median of all.
class Solution:
    def findMedianSortedArrays(self, nums1: List[int], nums2: List[int]) -> float:
        medians = [
            (nums[(len(nums) - 1) // 2] + nums[len(nums) // 2]) / 2
            for nums in (nums1, nums2) if nums
        ]
        return sum(medians) / len(medians)
