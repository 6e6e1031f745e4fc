# Style: a sorted list of sortedcontainers.
from sortedcontainers import SortedList


class MedianFinder:

    def __init__(self):
        self.numbers = SortedList()

    def addNum(self, num: int) -> None:
        self.numbers.add(num)

    def findMedian(self) -> float:
        n = len(self.numbers)
        return (self.numbers[n // 2] + self.numbers[(n - 1) // 2]) / 2


# Your MedianFinder object will be instantiated and called as such:
# obj = MedianFinder()
