# Idea: the sum without carries and all carries at once, until there are none. Time O(width).
class Solution:
    def getSum(self, a: int, b: int) -> int:
        mask = 0xFFFFFFFF
        while b:
            a, b = (a ^ b) & mask, (a & b) << 1 & mask
        return a if a <= 0x7FFFFFFF else ~(a ^ mask)
