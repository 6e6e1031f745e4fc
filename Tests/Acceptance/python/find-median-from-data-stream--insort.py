# Style: a plain list, kept in order by insertion.
class MedianFinder:
    def __init__(self):
        self.data = []

    def addNum(self, num):
        bisect.insort(self.data, num)

    def findMedian(self):
        return median(self.data)
