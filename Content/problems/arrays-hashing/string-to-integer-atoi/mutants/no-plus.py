# Bug: does not know the sign +.
class Solution:
    def myAtoi(self, s: str) -> int:
        text = s.lstrip(" ")
        sign = 1
        if text[:1] == "-":
            sign, text = -1, text[1:]
        value = 0
        for letter in text:
            if not letter.isdigit():
                break
            value = min(10 * value + int(letter), 2**31 if sign < 0 else 2**31 - 1)
        return sign * value
