# Bug: always writes the carry, so most answers begin with a 0.
class Solution:
    def addBinary(self, a: str, b: str) -> str:
        digits = []
        carry = 0
        for one, other in zip_longest(reversed(a), reversed(b), fillvalue="0"):
            carry, digit = divmod(int(one) + int(other) + carry, 2)
            digits.append(str(digit))
        digits.append(str(carry))
        return "".join(reversed(digits))
