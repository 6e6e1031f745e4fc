# Idea: adds digit by digit from the end with a carry. Time O(n), space O(n).
class Solution:
    def addBinary(self, a: str, b: str) -> str:
        digits = []
        carry = 0
        for one, other in zip_longest(reversed(a), reversed(b), fillvalue="0"):
            carry, digit = divmod(int(one) + int(other) + carry, 2)
            digits.append(str(digit))
        if carry:
            digits.append("1")
        return "".join(reversed(digits))
