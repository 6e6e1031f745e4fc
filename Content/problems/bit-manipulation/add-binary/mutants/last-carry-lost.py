# Bug: forgets the carry that is left at the end.
class Solution:
    def addBinary(self, a: str, b: str) -> str:
        digits = []
        carry = 0
        for one, other in zip_longest(reversed(a), reversed(b), fillvalue="0"):
            carry, digit = divmod(int(one) + int(other) + carry, 2)
            digits.append(str(digit))
        return "".join(reversed(digits))
