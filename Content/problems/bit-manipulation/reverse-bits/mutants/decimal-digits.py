# Bug: turns the decimal digits around.
class Solution:
    def reverseBits(self, n: int) -> int:
        return int(str(n)[::-1])
