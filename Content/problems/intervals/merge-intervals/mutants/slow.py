# Bug: too slow. Compares every interval with every merged one: O(n^2).
class Solution:
    def merge(self, intervals: List[List[int]]) -> List[List[int]]:
        merged = []
        for start, end in intervals:
            apart = []
            for other in merged:
                if other[0] <= end and start <= other[1]:
                    start, end = min(start, other[0]), max(end, other[1])
                else:
                    apart.append(other)
            merged = apart + [[start, end]]
        return merged
