# Bug: computes with whole numbers only.
class Solution:
    def myPow(self, x: float, n: int) -> float:
        if n < 0:
            return 0.0 if abs(x) > 1 else float(int(x)) ** -n
        return float(int(x) ** n)
