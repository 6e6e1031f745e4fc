# Idea: writes the number as a binary text and counts the ones in it. Time O(log n).
class Solution:
    def hammingWeight(self, n: int) -> int:
        return bin(n).count("1")
