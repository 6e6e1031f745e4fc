# Bug: takes the highest price less the lowest, whichever came first.
class Solution:
    def maxProfit(self, prices: List[int]) -> int:
        return max(prices) - min(prices)
