# Style: replaces the innermost brackets again and again.
import re


class Solution:
    def decodeString(self, s: str) -> str:
        while "[" in s:
            s = re.sub(r"(\d+)\[([a-z]*)\]", lambda m: int(m.group(1)) * m.group(2), s)
        return s
