# Idea: sorts all numbers for each question.
class MedianFinder:
    def __init__(self):
        self.numbers = []

    def addNum(self, num: int) -> None:
        self.numbers.append(num)

    def findMedian(self) -> float:
        rest = sorted(self.numbers)
        while len(rest) > 2:
            rest = rest[1:-1]
        return sum(rest) / len(rest)
