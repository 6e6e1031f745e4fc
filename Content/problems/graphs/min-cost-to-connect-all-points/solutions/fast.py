# Idea: the network grows from one point and always takes in the nearest one outside.
class Solution:
    def minCostConnectPoints(self, points: List[List[int]]) -> int:
        distances = {(x, y): float("inf") for x, y in points}
        x, y = points[0]
        del distances[x, y]
        cost = 0
        while distances:
            for point, distance in distances.items():
                distances[point] = min(distance, abs(point[0] - x) + abs(point[1] - y))
            nearest = min(distances, key=distances.get)
            cost += distances.pop(nearest)
            x, y = nearest
        return cost
