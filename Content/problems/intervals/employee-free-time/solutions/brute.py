# Idea: looks behind every end for the next start, unless somebody is at work. Time O(n²).
class Solution:
    def employeeFreeTime(self, schedule: '[[Interval]]') -> '[Interval]':
        intervals = [interval for shifts in schedule for interval in shifts]
        free = []
        for moment in sorted({interval.end for interval in intervals}):
            if not any(interval.start <= moment < interval.end for interval in intervals):
                later = [interval.start for interval in intervals if moment < interval.start]
                if later:
                    free.append(Interval(moment, min(later)))
        return free
