# Bug: connects each point with its nearest neighbour only, which may leave several groups.
class Solution:
    def minCostConnectPoints(self, points: List[List[int]]) -> int:
        lines = {}
        for i, (a, b) in enumerate(points):
            others = [(abs(a - c) + abs(b - d), j) for j, (c, d) in enumerate(points) if j != i]
            if others:
                distance, j = min(others)
                lines[min(i, j), max(i, j)] = distance
        return sum(lines.values())
