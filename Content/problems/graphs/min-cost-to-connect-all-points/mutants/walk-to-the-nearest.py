# Bug: goes on from the last point to the nearest one that is left, so the lines are one long path.
class Solution:
    def minCostConnectPoints(self, points: List[List[int]]) -> int:
        x, y = points[0]
        left = {(a, b) for a, b in points[1:]}
        cost = 0
        while left:
            nearest = min(left, key=lambda point: (abs(point[0] - x) + abs(point[1] - y), point))
            cost += abs(nearest[0] - x) + abs(nearest[1] - y)
            x, y = nearest
            left.remove(nearest)
        return cost
