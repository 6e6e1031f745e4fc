# Idea: counts how many intervals are open while the sorted starts and ends pass by. Time O(n log
# n).
class Solution:
    def merge(self, intervals: List[List[int]]) -> List[List[int]]:
        starts = sorted(start for start, _ in intervals)
        ends = sorted(end for _, end in intervals)
        merged = []
        begin = 0
        for index, end in enumerate(ends):
            # Nothing is open after this end when the next start lies behind it.
            if index + 1 == len(starts) or starts[index + 1] > end:
                merged.append([starts[begin], end])
                begin = index + 1
        return merged
