# Idea: the best sum for each of three situations: a share held, just sold, free to buy.
class Solution:
    def maxProfit(self, prices: List[int]) -> int:
        held, sold, free = float("-inf"), 0, 0
        for price in prices:
            held, sold, free = max(held, free - price), held + price, max(free, sold)
        return max(sold, free)
