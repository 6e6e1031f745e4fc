# Bug: leaves intervals apart that share only one point with the new one.
class Solution:
    def insert(self, intervals: List[List[int]], newInterval: List[int]) -> List[List[int]]:
        start, end = newInterval
        before = [interval for interval in intervals if interval[1] <= start]
        after = [interval for interval in intervals[len(before):] if interval[0] >= end]
        for first, last in intervals[len(before):len(intervals) - len(after)]:
            start, end = min(start, first), max(end, last)
        return before + [[start, end]] + after
