# Idea: the intervals from the shortest on, each answers the open queries inside it.
# Time O((n + m) log (n + m)).
class Solution:
    def minInterval(self, intervals: List[List[int]], queries: List[int]) -> List[int]:
        ordered = sorted(set(queries))
        open_from = list(range(len(ordered) + 1))

        def first_open(index: int) -> int:
            while open_from[index] != index:
                open_from[index] = open_from[open_from[index]]
                index = open_from[index]
            return index

        answers = dict.fromkeys(ordered, -1)
        for start, end in sorted(intervals, key=lambda pair: pair[1] - pair[0]):
            index = first_open(bisect_left(ordered, start))
            while index < len(ordered) and ordered[index] <= end:
                answers[ordered[index]] = end - start + 1
                open_from[index] = index + 1
                index = first_open(index)
        return [answers[query] for query in queries]
