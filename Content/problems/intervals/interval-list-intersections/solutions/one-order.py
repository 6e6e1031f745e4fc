# Idea: all intervals by start; each shares with the farthest end before it. Time O(n log n).
class Solution:
    def intervalIntersection(
        self, firstList: List[List[int]], secondList: List[List[int]]
    ) -> List[List[int]]:
        shared = []
        farthest = -1
        for start, end in sorted(firstList + secondList):
            if start <= farthest:
                shared.append([start, min(end, farthest)])
            farthest = max(farthest, end)
        return shared
