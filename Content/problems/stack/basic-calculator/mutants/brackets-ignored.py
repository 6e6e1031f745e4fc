# Bug: leaves the brackets out, so a minus before one counts for its first number only.
class Solution:
    def calculate(self, s: str) -> int:
        total, sign, number = 0, 1, 0
        for character in s:
            if character.isdigit():
                number = 10 * number + int(character)
            elif character in "+-":
                total, number = total + sign * number, 0
                sign = 1 if character == "+" else -1
        return total + sign * number
