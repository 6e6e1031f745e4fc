# Bug: adds the numbers of copies instead of multiplying them.
class DetectSquares:
    def __init__(self):
        self.copies = Counter()

    def add(self, point: List[int]) -> None:
        self.copies[tuple(point)] += 1

    def count(self, point: List[int]) -> int:
        x, y = point
        squares = 0
        for (u, v), count in self.copies.items():
            if u != x and abs(u - x) == abs(v - y):
                beside = (self.copies[x, v], self.copies[u, y])
                if all(beside):
                    squares += count + sum(beside) - 2
        return squares
