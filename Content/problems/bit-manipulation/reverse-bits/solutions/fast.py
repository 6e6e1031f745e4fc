# Idea: swaps neighbouring groups of 16, 8, 4, 2 and 1 digits, all at once. Time O(log width).
class Solution:
    def reverseBits(self, n: int) -> int:
        groups = [
            (16, 0x0000FFFF), (8, 0x00FF00FF), (4, 0x0F0F0F0F), (2, 0x33333333), (1, 0x55555555)]
        for width, mask in groups:
            n = (n & mask) << width | n >> width & mask
        return n
