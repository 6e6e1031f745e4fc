# Bug: counts the digit 1 in the number as people write it.
class Solution:
    def hammingWeight(self, n: int) -> int:
        return str(n).count("1")
