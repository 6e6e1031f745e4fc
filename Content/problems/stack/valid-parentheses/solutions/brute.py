# Idea: strike out neighbours that match until nothing changes.
class Solution:
    def isValid(self, s: str) -> bool:
        before = None
        while s != before:
            before = s
            for pair in ("()", "[]", "{}"):
                s = s.replace(pair, "")
        return s == ""
