# Bug: stops one step early, so the first digit is not counted.
class Solution:
    def hammingWeight(self, n: int) -> int:
        ones = 0
        while n > 1:
            ones += n & 1
            n >>= 1
        return ones
