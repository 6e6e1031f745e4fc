# Bug: takes every rise and never rests.
class Solution:
    def maxProfit(self, prices: List[int]) -> int:
        return sum(max(0, after - before) for before, after in pairwise(prices))
