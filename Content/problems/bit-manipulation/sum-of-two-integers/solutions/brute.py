# Idea: one place after another with two digits and a carry, as on paper. Time O(width).
class Solution:
    def getSum(self, a: int, b: int) -> int:
        digits = []
        carry = False
        for place in range(32):
            ones = [bool(a >> place & 1), bool(b >> place & 1), carry]
            digits.append(ones.count(True) in (1, 3))
            carry = ones.count(True) in (2, 3)
        total = 0
        for digit in reversed(digits):
            total = total << 1 | digit
        # The highest place counts for a negative number.
        return ~(total ^ 0xFFFFFFFF) if digits[31] else total
