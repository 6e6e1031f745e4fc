# Idea: spaces, a sign, digits, one part after the other; the value is held at the limit.
class Solution:
    def myAtoi(self, s: str) -> int:
        text = s.lstrip(" ")
        sign, limit = 1, 2**31 - 1
        if text.startswith("-"):
            sign, limit = -1, 2**31
        if text.startswith(("-", "+")):
            text = text[1:]
        value = 0
        for letter in text:
            if not letter.isdigit():
                break
            value = min(10 * value + int(letter), limit)
        return sign * value
