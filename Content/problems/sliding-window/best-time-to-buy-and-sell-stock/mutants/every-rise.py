# Bug: adds up all rises, as if one could trade as often as one liked.
class Solution:
    def maxProfit(self, prices: List[int]) -> int:
        return sum(max(0, later - earlier) for earlier, later in zip(prices, prices[1:]))
