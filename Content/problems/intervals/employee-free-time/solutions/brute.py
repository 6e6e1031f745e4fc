# Idea: looks behind every end for the next start, unless somebody is at work. Time O(n²).
class Solution:
    def employeeFreeTime(self, schedule: List[List[List[int]]]) -> List[List[int]]:
        intervals = [interval for shifts in schedule for interval in shifts]
        free = []
        for moment in sorted({end for _, end in intervals}):
            if not any(start <= moment < end for start, end in intervals):
                later = [start for start, _ in intervals if moment < start]
                if later:
                    free.append([moment, min(later)])
        return free
