# Bug: cuts the circle by leaving out the first house, and looks no further.
class Solution:
    def rob(self, nums: List[int]) -> int:
        skipped, taken = 0, 0
        for money in nums[1:] or nums:
            skipped, taken = max(skipped, taken), skipped + money
        return max(skipped, taken)
