# Bug: sorts the points and connects each with the next.
class Solution:
    def minCostConnectPoints(self, points: List[List[int]]) -> int:
        return sum(abs(a - c) + abs(b - d) for (a, b), (c, d) in pairwise(sorted(points)))
