# Idea: the least sums of the last two steps are enough for the next one.
class Solution:
    def minCostClimbingStairs(self, cost: List[int]) -> int:
        before, last = cost[:2]
        for price in cost[2:]:
            before, last = last, price + min(before, last)
        return min(before, last)
