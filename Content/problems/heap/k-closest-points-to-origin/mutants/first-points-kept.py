# Bug: compares a new point with the one that came in last, not with the farthest one.
class Solution:
    def kClosest(self, points: List[List[int]], k: int) -> List[List[int]]:
        nearest = points[:k]
        for x, y in points[k:]:
            last_x, last_y = nearest[-1]
            if x * x + y * y < last_x * last_x + last_y * last_y:
                nearest[-1] = [x, y]
        return nearest
