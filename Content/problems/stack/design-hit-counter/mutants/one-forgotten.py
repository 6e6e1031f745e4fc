# Bug: takes at most one hit off when hits are asked for.
class HitCounter:
    def __init__(self):
        self.hits = deque()

    def hit(self, timestamp: int) -> None:
        self.hits.append(timestamp)

    def getHits(self, timestamp: int) -> int:
        if self.hits and self.hits[0] <= timestamp - 300:
            self.hits.popleft()
        return len(self.hits)
