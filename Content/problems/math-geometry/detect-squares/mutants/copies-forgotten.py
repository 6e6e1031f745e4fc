# Bug: takes points in the same place for one.
class DetectSquares:
    def __init__(self):
        self.points = set()

    def add(self, point: List[int]) -> None:
        self.points.add(tuple(point))

    def count(self, point: List[int]) -> int:
        x, y = point
        return sum(
            u != x and abs(u - x) == abs(v - y) and (x, v) in self.points and (u, y) in self.points
            for u, v in self.points
        )
