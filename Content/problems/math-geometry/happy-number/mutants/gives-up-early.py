# Bug: gives up after three steps.
class Solution:
    def isHappy(self, n: int) -> bool:
        for _ in range(3):
            n = sum(int(digit) ** 2 for digit in str(n))
        return n == 1
