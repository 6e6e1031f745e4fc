# Idea: try every pair of days.
class Solution:
    def maxProfit(self, prices: List[int]) -> int:
        return max((sold - bought for day, bought in enumerate(prices) for sold in prices[day:]), default=0)
