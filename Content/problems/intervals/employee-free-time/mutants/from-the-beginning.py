# Bug: counts the time from 0 to the first start as free.
class Solution:
    def employeeFreeTime(self, schedule: List[List[List[int]]]) -> List[List[int]]:
        farthest, free = 0, []
        for start, end in sorted(interval for shifts in schedule for interval in shifts):
            if farthest < start:
                free.append([farthest, start])
            farthest = max(farthest, end)
        return free
