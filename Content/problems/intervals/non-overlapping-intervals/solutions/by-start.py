# Idea: by start; of two that overlap, the one that ends later goes. Time O(n log n).
class Solution:
    def eraseOverlapIntervals(self, intervals: List[List[int]]) -> int:
        kept = []
        for start, end in sorted(intervals):
            if kept and start < kept[-1]:
                kept[-1] = min(kept[-1], end)
            else:
                kept.append(end)
        return len(intervals) - len(kept)
