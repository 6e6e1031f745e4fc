# Idea: merge until the middle is reached.
class Solution:
    def findMedianSortedArrays(self, nums1: List[int], nums2: List[int]) -> float:
        count = len(nums1) + len(nums2)
        first = second = previous = current = 0
        for _ in range(count // 2 + 1):
            previous = current
            if second == len(nums2) or first < len(nums1) and nums1[first] <= nums2[second]:
                current = nums1[first]
                first += 1
            else:
                current = nums2[second]
                second += 1
        return (previous + current) / 2 if count % 2 == 0 else float(current)
