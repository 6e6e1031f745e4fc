# Bug: sorts by start and always keeps the first of two that overlap, even if it is the longer one.
class Solution:
    def eraseOverlapIntervals(self, intervals: List[List[int]]) -> int:
        free_from = float("-inf")
        removed = 0
        for start, end in sorted(intervals):
            if start < free_from:
                removed += 1
            else:
                free_from = end
        return removed
