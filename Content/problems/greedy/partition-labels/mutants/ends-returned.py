# Bug: returns where the pieces end instead of how long they are.
class Solution:
    def partitionLabels(self, s: str) -> List[int]:
        last = {letter: index for index, letter in enumerate(s)}
        ends = []
        end = 0
        for index, letter in enumerate(s):
            end = max(end, last[letter])
            if index == end:
                ends.append(end + 1)
        return ends
