# Bug: counts the seconds with hits instead of the hits.
class HitCounter:
    def __init__(self):
        self.seconds = deque()

    def hit(self, timestamp: int) -> None:
        if not self.seconds or self.seconds[-1] != timestamp:
            self.seconds.append(timestamp)

    def getHits(self, timestamp: int) -> int:
        while self.seconds and self.seconds[0] <= timestamp - 300:
            self.seconds.popleft()
        return len(self.seconds)
