# Bug: stops at the first number of one digit, so that 7 is not followed further.
class Solution:
    def isHappy(self, n: int) -> bool:
        while n > 9:
            n = sum(int(digit) ** 2 for digit in str(n))
        return n == 1
