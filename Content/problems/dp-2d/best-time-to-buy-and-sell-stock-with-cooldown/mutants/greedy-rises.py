# Bug: takes the first rise to its end, rests, takes the next one: never gives up a small rise.
class Solution:
    def maxProfit(self, prices: List[int]) -> int:
        day, profit = 0, 0
        while day < len(prices):
            start = day
            while day + 1 < len(prices) and prices[day + 1] >= prices[day]:
                day += 1
            profit += prices[day] - prices[start]
            day += 2 if prices[day] > prices[start] else 1
        return profit
