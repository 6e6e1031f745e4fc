# Bug: counts the time from 0 to the first start as free.
class Solution:
    def employeeFreeTime(self, schedule: '[[Interval]]') -> '[Interval]':
        farthest, free = 0, []
        intervals = [interval for shifts in schedule for interval in shifts]
        for interval in sorted(intervals, key=lambda interval: interval.start):
            if farthest < interval.start:
                free.append(Interval(farthest, interval.start))
            farthest = max(farthest, interval.end)
        return free
