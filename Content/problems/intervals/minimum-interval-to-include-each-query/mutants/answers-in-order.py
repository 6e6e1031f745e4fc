# Bug: returns the answers in the order of the sorted queries.
class Solution:
    def minInterval(self, intervals: List[List[int]], queries: List[int]) -> List[int]:
        answers = []
        for query in sorted(queries):
            lengths = [end - start + 1 for start, end in intervals if start <= query <= end]
            answers.append(min(lengths, default=-1))
        return answers
