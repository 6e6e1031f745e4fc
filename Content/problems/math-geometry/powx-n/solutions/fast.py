# Idea: square the factor, and multiply the squares that the exponent's binary digits name.
class Solution:
    def myPow(self, x: float, n: int) -> float:
        if n < 0:
            return self.myPow(1 / x, -n)
        answer = 1.0
        while n > 0:
            n, digit = divmod(n, 2)
            if digit == 1:
                answer *= x
            x *= x
        return answer
