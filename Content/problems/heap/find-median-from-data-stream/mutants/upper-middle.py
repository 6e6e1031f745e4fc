# Bug: takes the upper one of the two in the middle instead of their mean.
class MedianFinder:
    def __init__(self):
        self.numbers = []

    def addNum(self, num: int) -> None:
        bisect.insort(self.numbers, num)

    def findMedian(self) -> float:
        return float(self.numbers[len(self.numbers) // 2])
