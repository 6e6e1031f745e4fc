# Bug: stops at the first 0 from the end.
class Solution:
    def hammingWeight(self, n: int) -> int:
        ones = 0
        while n & 1:
            ones += 1
            n >>= 1
        return ones
