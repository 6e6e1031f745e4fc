# Idea: walks to the farthest last position of the letters passed, and cuts there. Time O(n).
class Solution:
    def partitionLabels(self, s: str) -> List[int]:
        last = {letter: index for index, letter in enumerate(s)}
        lengths = []
        length = 0
        end = 0
        for index, letter in enumerate(s):
            length += 1
            end = max(end, last[letter])
            if index == end:
                lengths.append(length)
                length = 0
        return lengths
