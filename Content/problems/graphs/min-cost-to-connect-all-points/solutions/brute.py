# Idea: again and again the cheapest line between two different groups joins them.
class Solution:
    def minCostConnectPoints(self, points: List[List[int]]) -> int:
        groups = [[point] for point in points]
        cost = 0
        while len(groups) > 1:
            cheapest, one, other = min(
                (abs(a - c) + abs(b - d), i, j)
                for i, first in enumerate(groups)
                for j, second in enumerate(groups[:i])
                for a, b in first
                for c, d in second
            )
            cost += cheapest
            groups[other] += groups.pop(one)
        return cost
