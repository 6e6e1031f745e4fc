# Bug: counts the overlapping neighbours by start, although one removal may settle two of them.
class Solution:
    def eraseOverlapIntervals(self, intervals: List[List[int]]) -> int:
        return sum(one[1] > other[0] for one, other in pairwise(sorted(intervals)))
