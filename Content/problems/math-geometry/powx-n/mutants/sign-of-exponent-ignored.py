# Bug: ignores the sign of the exponent.
class Solution:
    def myPow(self, x: float, n: int) -> float:
        return x ** abs(n)
