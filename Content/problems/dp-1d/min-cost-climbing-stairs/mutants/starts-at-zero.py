# Bug: always begins on step 0.
class Solution:
    def minCostClimbingStairs(self, cost: List[int]) -> int:
        before, last = cost[0], cost[0] + cost[1]
        for price in cost[2:]:
            before, last = last, price + min(before, last)
        return min(before, last)
