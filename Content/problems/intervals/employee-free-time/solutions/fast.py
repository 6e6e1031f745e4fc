# Idea: all intervals by start; a gap lies behind the farthest end so far. Time O(n log n).
class Solution:
    def employeeFreeTime(self, schedule: List[List[List[int]]]) -> List[List[int]]:
        ordered = sorted(interval for shifts in schedule for interval in shifts)
        farthest = accumulate((end for _, end in ordered), max)
        return [[end, start] for end, (start, _) in zip(farthest, ordered[1:]) if end < start]
