# Bug: allows the empty stretch, so negative numbers alone give 0.
class Solution:
    def maxSubArray(self, nums: List[int]) -> int:
        best = ending = 0
        for number in nums:
            ending = max(ending + number, 0)
            best = max(best, ending)
        return best
