# Idea: by end, keeps every interval that starts no earlier than the last kept one ends. Time O(n
# log n).
class Solution:
    def eraseOverlapIntervals(self, intervals: List[List[int]]) -> int:
        free_from = float("-inf")
        removed = 0
        for start, end in sorted(intervals, key=lambda interval: interval[1]):
            if start < free_from:
                removed += 1
            else:
                free_from = end
        return removed
