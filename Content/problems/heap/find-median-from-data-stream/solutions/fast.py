# Idea: the lower half in a heap with its largest on top, the upper half in one with its smallest.
class MedianFinder:
    def __init__(self):
        # heapq has the smallest on top, so the lower half is kept with its signs changed.
        self.lower = []
        self.upper = []

    def addNum(self, num: int) -> None:
        largest = -heapq.heappushpop(self.lower, -num)
        heapq.heappush(self.upper, largest)
        if len(self.upper) > len(self.lower):
            heapq.heappush(self.lower, -heapq.heappop(self.upper))

    def findMedian(self) -> float:
        if len(self.lower) > len(self.upper):
            return float(-self.lower[0])
        return (self.upper[0] - self.lower[0]) / 2
