# Idea: counts along the time how many are at work; gaps lie where nobody is. Time O(n log n).
class Solution:
    def employeeFreeTime(self, schedule: List[List[List[int]]]) -> List[List[int]]:
        intervals = [interval for shifts in schedule for interval in shifts]
        starts = [(start, -1) for start, _ in intervals]
        ends = [(end, 1) for _, end in intervals]
        free = []
        at_work = 0
        stopped = None
        for time, change in sorted(starts + ends):
            if at_work == 0 and stopped is not None:
                free.append([stopped, time])
            at_work -= change
            stopped = time
        return free
