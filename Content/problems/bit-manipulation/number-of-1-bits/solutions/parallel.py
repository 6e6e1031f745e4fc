# Idea: adds neighbouring counters of 1, 2, 4, 8 and 16 bits, all at once. Time O(log log n).
class Solution:
    def hammingWeight(self, n: int) -> int:
        n = (n & 0x55555555) + (n >> 1 & 0x55555555)
        n = (n & 0x33333333) + (n >> 2 & 0x33333333)
        n = (n & 0x0F0F0F0F) + (n >> 4 & 0x0F0F0F0F)
        n = (n & 0x00FF00FF) + (n >> 8 & 0x00FF00FF)
        return (n & 0x0000FFFF) + (n >> 16)
