# Bug: puts a new number into the shorter half, even where it belongs to the other one.
class MedianFinder:
    def __init__(self):
        self.lower = []
        self.upper = []

    def addNum(self, num: int) -> None:
        if len(self.lower) > len(self.upper):
            heapq.heappush(self.upper, num)
        else:
            heapq.heappush(self.lower, -num)

    def findMedian(self) -> float:
        if len(self.lower) > len(self.upper):
            return float(-self.lower[0])
        return (self.upper[0] - self.lower[0]) / 2
