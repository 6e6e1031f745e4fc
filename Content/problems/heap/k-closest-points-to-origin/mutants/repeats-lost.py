# Bug: puts the points into a dictionary by distance, so equally far ones replace each other.
class Solution:
    def kClosest(self, points: List[List[int]], k: int) -> List[List[int]]:
        by_distance = {x * x + y * y: [x, y] for x, y in points}
        return [by_distance[distance] for distance in sorted(by_distance)[:k]]
