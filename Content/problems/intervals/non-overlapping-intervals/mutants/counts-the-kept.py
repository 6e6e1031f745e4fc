# Bug: returns how many intervals stay instead of how many go.
class Solution:
    def eraseOverlapIntervals(self, intervals: List[List[int]]) -> int:
        free_from = float("-inf")
        kept = 0
        for start, end in sorted(intervals, key=lambda interval: interval[1]):
            if start >= free_from:
                kept += 1
                free_from = end
        return kept
