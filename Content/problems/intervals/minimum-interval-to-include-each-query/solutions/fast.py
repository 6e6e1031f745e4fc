# Idea: queries in ascending order, a heap of the intervals that have begun, the shortest on top.
# Time O((n + m) log (n + m)).
class Solution:
    def minInterval(self, intervals: List[List[int]], queries: List[int]) -> List[int]:
        waiting = sorted(intervals, reverse=True)
        begun = []
        answers = {}
        for query in sorted(queries):
            while waiting and waiting[-1][0] <= query:
                start, end = waiting.pop()
                heappush(begun, (end - start + 1, end))
            while begun and begun[0][1] < query:
                heappop(begun)
            answers[query] = begun[0][0] if begun else -1
        return [answers[query] for query in queries]
