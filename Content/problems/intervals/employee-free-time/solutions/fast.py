# Idea: all intervals by start; a gap lies behind the farthest end so far. Time O(n log n).
class Solution:
    def employeeFreeTime(self, schedule: '[[Interval]]') -> '[Interval]':
        intervals = [interval for shifts in schedule for interval in shifts]
        intervals.sort(key=lambda interval: interval.start)
        farthest, free = intervals[0].end, []
        for interval in intervals:
            if farthest < interval.start:
                free.append(Interval(farthest, interval.start))
            farthest = max(farthest, interval.end)
        return free
