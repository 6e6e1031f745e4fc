# Bug: keeps the shortest intervals first instead of those that end first.
class Solution:
    def eraseOverlapIntervals(self, intervals: List[List[int]]) -> int:
        kept = []
        for start, end in sorted(intervals, key=lambda interval: interval[1] - interval[0]):
            if all(end <= first or last <= start for first, last in kept):
                kept.append((start, end))
        return len(intervals) - len(kept)
