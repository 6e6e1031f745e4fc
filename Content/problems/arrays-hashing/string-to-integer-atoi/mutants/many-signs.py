# Bug: reads several signs.
class Solution:
    def myAtoi(self, s: str) -> int:
        text = s.lstrip(" ")
        sign = 1
        while text[:1] in ("-", "+"):
            if text[0] == "-":
                sign = -sign
            text = text[1:]
        value = 0
        for letter in text:
            if not letter.isdigit():
                break
            value = min(10 * value + int(letter), 2**31 if sign < 0 else 2**31 - 1)
        return sign * value
