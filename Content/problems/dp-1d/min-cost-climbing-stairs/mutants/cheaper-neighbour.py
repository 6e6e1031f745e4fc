# Bug: always moves to the cheaper of the next two steps.
class Solution:
    def minCostClimbingStairs(self, cost: List[int]) -> int:
        prices = cost + [0, 0]
        step, paid = -1, 0
        while step < len(cost) - 1:
            step += 1 if prices[step + 1] < prices[step + 2] else 2
            paid += prices[step]
        return paid
