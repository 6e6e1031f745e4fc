# Idea: takes away the last 1 until the number is 0. Time O(ones), space O(1).
class Solution:
    def hammingWeight(self, n: int) -> int:
        ones = 0
        while n:
            n &= n - 1
            ones += 1
        return ones
