# Idea: merges the ranges from each letter's first to its last position. Time O(n), space O(1).
class Solution:
    def partitionLabels(self, s: str) -> List[int]:
        ranges = {}
        for index, letter in enumerate(s):
            first, _ = ranges.get(letter, (index, index))
            ranges[letter] = (first, index)
        pieces = []
        for first, last in sorted(ranges.values()):
            if pieces and first < pieces[-1][1]:
                pieces[-1][1] = max(pieces[-1][1], last)
            else:
                pieces.append([first, last])
        return [last - first + 1 for first, last in pieces]
