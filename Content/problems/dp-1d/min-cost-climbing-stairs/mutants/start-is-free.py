# Bug: does not pay for the step on which it begins.
class Solution:
    def minCostClimbingStairs(self, cost: List[int]) -> int:
        before, last = 0, 0
        for price in cost[2:]:
            before, last = last, price + min(before, last)
        return min(before, last)
