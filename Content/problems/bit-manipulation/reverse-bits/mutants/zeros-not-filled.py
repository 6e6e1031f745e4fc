# Bug: turns around only the digits from the first 1 on, without the zeros in front.
class Solution:
    def reverseBits(self, n: int) -> int:
        return int(bin(n)[:1:-1], 2)
