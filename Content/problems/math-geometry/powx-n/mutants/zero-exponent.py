# Bug: answers x for the exponent 0.
class Solution:
    def myPow(self, x: float, n: int) -> float:
        return x if n == 0 else x**n
