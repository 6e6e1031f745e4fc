# Bug: begins anew at every negative number, even where it would pay to go on.
class Solution:
    def maxSubArray(self, nums: List[int]) -> int:
        best, ending = nums[0], 0
        for number in nums:
            ending = number if number < 0 or ending < 0 else ending + number
            best = max(best, ending)
        return best
