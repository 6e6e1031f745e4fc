# Bug: begins the merged interval where the new one begins, even if an absorbed one is earlier.
class Solution:
    def insert(self, intervals: List[List[int]], newInterval: List[int]) -> List[List[int]]:
        start, end = newInterval
        before = [interval for interval in intervals if interval[1] < start]
        after = [interval for interval in intervals if interval[0] > end]
        absorbed = intervals[len(before):len(intervals) - len(after)]
        return before + [[start, max([end] + [last for _, last in absorbed])]] + after
