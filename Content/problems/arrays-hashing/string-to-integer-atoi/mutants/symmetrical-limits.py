# Bug: holds negative numbers at -(2^31 - 1).
class Solution:
    def myAtoi(self, s: str) -> int:
        text = s.lstrip(" ")
        sign = -1 if text[:1] == "-" else 1
        if text[:1] in ("-", "+"):
            text = text[1:]
        value = 0
        for letter in text:
            if not letter.isdigit():
                break
            value = min(10 * value + int(letter), 2**31 - 1)
        return sign * value
