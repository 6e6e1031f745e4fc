# Idea: add every product of two digits to its place, and carry at the end.
class Solution:
    def multiply(self, num1: str, num2: str) -> str:
        places = [0] * (len(num1) + len(num2))
        for i, first in enumerate(reversed(num1)):
            for j, second in enumerate(reversed(num2)):
                places[i + j] += int(first) * int(second)
        digits = []
        carry = 0
        for total in places:
            carry, digit = divmod(total + carry, 10)
            digits.append(str(digit))
        return "".join(reversed(digits)).lstrip("0") or "0"
