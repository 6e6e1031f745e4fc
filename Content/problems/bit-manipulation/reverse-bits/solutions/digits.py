# Idea: takes the digits off the end and puts each behind the result. Time O(width).
class Solution:
    def reverseBits(self, n: int) -> int:
        result = 0
        for _ in range(32):
            result = result << 1 | n & 1
            n >>= 1
        return result
