# Idea: a corner in the same column gives the side; the two others are looked up.
class DetectSquares:
    def __init__(self):
        self.columns = {}

    def add(self, point: List[int]) -> None:
        x, y = point
        self.columns.setdefault(x, Counter())[y] += 1

    def count(self, point: List[int]) -> int:
        x, y = point
        squares = 0
        for other, copies in self.columns.get(x, {}).items():
            side = other - y
            if side != 0:
                for corner in (x - side, x + side):
                    column = self.columns.get(corner, Counter())
                    squares += copies * column[y] * column[other]
        return squares
