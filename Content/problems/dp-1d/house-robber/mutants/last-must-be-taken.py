# Bug: returns the most with the last house taken.
class Solution:
    def rob(self, nums: List[int]) -> int:
        skipped, taken = 0, 0
        for money in nums:
            skipped, taken = max(skipped, taken), skipped + money
        return taken
