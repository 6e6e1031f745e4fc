# Bug: multiplies by the copies of the given point itself.
class DetectSquares:
    def __init__(self):
        self.copies = Counter()

    def add(self, point: List[int]) -> None:
        self.copies[tuple(point)] += 1

    def count(self, point: List[int]) -> int:
        x, y = point
        return self.copies[x, y] * sum(
            count * self.copies[x, v] * self.copies[u, y]
            for (u, v), count in self.copies.items()
            if u != x and abs(u - x) == abs(v - y)
        )
