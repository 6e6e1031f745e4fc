# Idea: the opposite corner fixes the two others.
class DetectSquares:
    def __init__(self):
        self.copies = Counter()

    def add(self, point: List[int]) -> None:
        self.copies[tuple(point)] += 1

    def count(self, point: List[int]) -> int:
        x, y = point
        return sum(
            count * self.copies[x, v] * self.copies[u, y]
            for (u, v), count in self.copies.items()
            if u != x and abs(u - x) == abs(v - y)
        )
