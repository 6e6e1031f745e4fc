# Idea: from the last day backwards, the highest price still to come is the one to sell at.
class Solution:
    def maxProfit(self, prices: List[int]) -> int:
        highest = best = 0
        for price in reversed(prices):
            highest = max(highest, price)
            best = max(best, highest - price)
        return best
