# Bug: returns the mean of all numbers instead of the median.
class MedianFinder:
    def __init__(self):
        self.sum = 0
        self.count = 0

    def addNum(self, num: int) -> None:
        self.sum += num
        self.count += 1

    def findMedian(self) -> float:
        return self.sum / self.count
