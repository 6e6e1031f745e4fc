# Idea: the longest beginning behind the sign that holds nothing but digits.
class Solution:
    def myAtoi(self, s: str) -> int:
        text = s.lstrip(" ")
        start = 1 if text[:1] in ("-", "+") else 0
        for end in range(len(text), start, -1):
            if text[start:end].isdigit():
                # Eleven digits are above the limit, whatever follows.
                value = int(text[start:end].lstrip("0")[:11] or "0")
                if text[0] == "-":
                    value = -value
                return max(-(2**31), min(value, 2**31 - 1))
        return 0
