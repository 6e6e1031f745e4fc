# Bug: counts equal numbers as one.
class Solution:
    def findKthLargest(self, nums: List[int], k: int) -> int:
        distinct = sorted(set(nums), reverse=True)
        return distinct[min(k, len(distinct)) - 1]
