# Idea: goes through all intervals for every query. Time O(n · m).
class Solution:
    def minInterval(self, intervals: List[List[int]], queries: List[int]) -> List[int]:
        answers = []
        for query in queries:
            lengths = [end - start + 1 for start, end in intervals if start <= query <= end]
            answers.append(min(lengths, default=-1))
        return answers
