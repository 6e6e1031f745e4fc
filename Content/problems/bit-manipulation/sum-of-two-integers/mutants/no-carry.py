# Bug: leaves the carries out.
class Solution:
    def getSum(self, a: int, b: int) -> int:
        return a ^ b
