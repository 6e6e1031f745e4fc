# Idea: the longest chain without overlap that ends with each interval. Time O(n²), space O(n).
class Solution:
    def eraseOverlapIntervals(self, intervals: List[List[int]]) -> int:
        ordered = sorted(intervals)
        chains = []
        for start, _ in ordered:
            before = [length for length, (_, end) in zip(chains, ordered) if end <= start]
            chains.append(1 + max(before, default=0))
        return len(ordered) - max(chains)
