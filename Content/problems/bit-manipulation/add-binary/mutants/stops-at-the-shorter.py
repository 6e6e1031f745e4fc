# Bug: stops when the shorter text is used up.
class Solution:
    def addBinary(self, a: str, b: str) -> str:
        digits = []
        carry = 0
        for one, other in zip(reversed(a), reversed(b)):
            carry, digit = divmod(int(one) + int(other) + carry, 2)
            digits.append(str(digit))
        if carry:
            digits.append("1")
        return "".join(reversed(digits))
