# Bug: forgets that the last house is the neighbour of the first.
class Solution:
    def rob(self, nums: List[int]) -> int:
        skipped, taken = 0, 0
        for money in nums:
            skipped, taken = max(skipped, taken), skipped + money
        return max(skipped, taken)
