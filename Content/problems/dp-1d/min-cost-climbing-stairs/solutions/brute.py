# Idea: try both moves from every step.
class Solution:
    def minCostClimbingStairs(self, cost: List[int]) -> int:
        def rest(step: int) -> int:
            if step >= len(cost):
                return 0
            return cost[step] + min(rest(step + 1), rest(step + 2))

        return min(rest(0), rest(1))
