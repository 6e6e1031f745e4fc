# Idea: keeps the numbers sorted; binary search finds the place of a new one.
class MedianFinder:
    def __init__(self):
        self.numbers = []

    def addNum(self, num: int) -> None:
        bisect.insort(self.numbers, num)

    def findMedian(self) -> float:
        count = len(self.numbers)
        return (self.numbers[(count - 1) // 2] + self.numbers[count // 2]) / 2
