# Idea: adds the new one at the end, sorts and merges neighbours that meet. Time O(n log n).
class Solution:
    def insert(self, intervals: List[List[int]], newInterval: List[int]) -> List[List[int]]:
        merged = []
        for start, end in sorted(intervals + [newInterval]):
            if merged and start <= merged[-1][1]:
                merged[-1] = [merged[-1][0], max(merged[-1][1], end)]
            else:
                merged.append([start, end])
        return merged
