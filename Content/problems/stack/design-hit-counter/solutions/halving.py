# Idea: all hits in a sorted list, searched by halving.
class HitCounter:
    def __init__(self):
        self.hits = []

    def hit(self, timestamp: int) -> None:
        self.hits.append(timestamp)

    def getHits(self, timestamp: int) -> int:
        return len(self.hits) - bisect_right(self.hits, timestamp - 300)
