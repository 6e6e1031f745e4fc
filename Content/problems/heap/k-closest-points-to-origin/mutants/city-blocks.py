# Bug: measures |x| + |y| instead of the straight line.
class Solution:
    def kClosest(self, points: List[List[int]], k: int) -> List[List[int]]:
        return sorted(points, key=lambda point: abs(point[0]) + abs(point[1]))[:k]
