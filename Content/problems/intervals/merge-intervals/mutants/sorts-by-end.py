# Bug: sorts by end and looks back at one interval only, though the next may swallow several.
class Solution:
    def merge(self, intervals: List[List[int]]) -> List[List[int]]:
        merged = []
        for start, end in sorted(intervals, key=lambda interval: interval[1]):
            if merged and start <= merged[-1][1]:
                merged[-1] = [min(merged[-1][0], start), end]
            else:
                merged.append([start, end])
        return merged
