# Idea: counts along the time how many are at work; gaps lie where nobody is. Time O(n log n).
class Solution:
    def employeeFreeTime(self, schedule: '[[Interval]]') -> '[Interval]':
        intervals = [interval for shifts in schedule for interval in shifts]
        starts = [(interval.start, -1) for interval in intervals]
        ends = [(interval.end, 1) for interval in intervals]
        free = []
        at_work = 0
        stopped = None
        for time, change in sorted(starts + ends):
            if at_work == 0 and stopped is not None:
                free.append(Interval(stopped, time))
            at_work -= change
            stopped = time
        return free
