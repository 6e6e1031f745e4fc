# Bug: too slow: swaps neighbours that stand wrong and starts over at the front after every swap.
class Solution:
    def findMedianSortedArrays(self, nums1: List[int], nums2: List[int]) -> float:
        merged = nums1 + nums2
        place = 0
        while place + 1 < len(merged):
            if merged[place] > merged[place + 1]:
                merged[place], merged[place + 1] = merged[place + 1], merged[place]
                place = 0
            else:
                place += 1
        return (merged[(len(merged) - 1) // 2] + merged[len(merged) // 2]) / 2
