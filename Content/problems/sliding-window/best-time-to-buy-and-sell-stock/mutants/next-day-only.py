# Bug: sells on the very next day.
class Solution:
    def maxProfit(self, prices: List[int]) -> int:
        return max([0] + [later - earlier for earlier, later in zip(prices, prices[1:])])
