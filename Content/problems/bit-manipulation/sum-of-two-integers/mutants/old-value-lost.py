# Bug: replaces a before the carries are computed from it.
class Solution:
    def getSum(self, a: int, b: int) -> int:
        mask = 0xFFFFFFFF
        for _ in range(64):
            a = (a ^ b) & mask
            b = (a & b) << 1 & mask
        return a if a <= 0x7FFFFFFF else ~(a ^ mask)
