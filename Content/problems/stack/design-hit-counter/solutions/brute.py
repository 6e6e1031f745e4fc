# Idea: look at every hit when hits are asked for.
class HitCounter:
    def __init__(self):
        self.hits = []

    def hit(self, timestamp: int) -> None:
        self.hits.append(timestamp)

    def getHits(self, timestamp: int) -> int:
        return sum(timestamp - second < 300 for second in self.hits)
