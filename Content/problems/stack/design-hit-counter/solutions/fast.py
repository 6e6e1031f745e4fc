# Idea: a queue of seconds with their hits, and the sum of all that are in it.
class HitCounter:
    def __init__(self):
        self.seconds = deque()
        self.hits = Counter()
        self.total = 0

    def hit(self, timestamp: int) -> None:
        if timestamp not in self.hits:
            self.seconds.append(timestamp)
        self.hits[timestamp] += 1
        self.total += 1

    def getHits(self, timestamp: int) -> int:
        while self.seconds and self.seconds[0] <= timestamp - 300:
            self.total -= self.hits.pop(self.seconds.popleft())
        return self.total
