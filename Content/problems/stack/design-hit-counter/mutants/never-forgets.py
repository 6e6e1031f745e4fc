# Bug: counts all hits there ever were.
class HitCounter:
    def __init__(self):
        self.total = 0

    def hit(self, timestamp: int) -> None:
        self.total += 1

    def getHits(self, timestamp: int) -> int:
        return self.total
