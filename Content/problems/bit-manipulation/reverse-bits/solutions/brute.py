# Idea: writes the number as a text of 32 binary digits and turns the text around. Time O(width).
class Solution:
    def reverseBits(self, n: int) -> int:
        return int(format(n, "032b")[::-1], 2)
