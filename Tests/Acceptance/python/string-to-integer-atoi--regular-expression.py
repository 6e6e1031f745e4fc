# Style: a regular expression and a clamp.
class Solution:
    def myAtoi(self, s: str) -> int:
        found = re.match(r"\s*([+-]?\d+)", s, re.ASCII)
        if not found:
            return 0
        return max(-2 ** 31, min(2 ** 31 - 1, int(found.group(1))))
