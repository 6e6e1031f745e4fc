# Idea: every pair of a point in the column and a point in the row, then the fourth corner.
class DetectSquares:
    def __init__(self):
        self.points = []

    def add(self, point: List[int]) -> None:
        self.points.append(point)

    def count(self, point: List[int]) -> int:
        x, y = point
        squares = 0
        for one in self.points:
            for other in self.points:
                is_corner = one[0] == x and other[1] == y and one[1] != y
                if is_corner and abs(one[1] - y) == abs(other[0] - x):
                    squares += self.points.count([other[0], one[1]])
        return squares
