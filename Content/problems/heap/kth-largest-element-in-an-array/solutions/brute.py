# Idea: finds the largest number and strikes it out, k times. Time O(n · k).
class Solution:
    def findKthLargest(self, nums: List[int], k: int) -> int:
        rest = list(nums)
        for _ in range(k - 1):
            rest.remove(max(rest))
        return max(rest)
