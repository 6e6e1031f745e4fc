# Bug: keeps the begun intervals by their end, and takes the one that ends first.
class Solution:
    def minInterval(self, intervals: List[List[int]], queries: List[int]) -> List[int]:
        waiting = sorted(intervals, reverse=True)
        begun = []
        answers = {}
        for query in sorted(queries):
            while waiting and waiting[-1][0] <= query:
                start, end = waiting.pop()
                heappush(begun, (end, end - start + 1))
            while begun and begun[0][0] < query:
                heappop(begun)
            answers[query] = begun[0][1] if begun else -1
        return [answers[query] for query in queries]
