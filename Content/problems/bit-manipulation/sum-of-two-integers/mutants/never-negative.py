# Bug: cuts to 32 digits but does not turn the result into a negative number.
class Solution:
    def getSum(self, a: int, b: int) -> int:
        mask = 0xFFFFFFFF
        a, b = a & mask, b & mask
        while b:
            a, b = (a ^ b) & mask, (a & b) << 1 & mask
        return a
