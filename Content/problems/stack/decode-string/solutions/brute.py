# Idea: write out an innermost bracket at a time.
class Solution:
    def decodeString(self, s: str) -> str:
        while "]" in s:
            end = s.index("]")
            start = s.rindex("[", 0, end)
            digits = start
            while digits > 0 and s[digits - 1].isdigit():
                digits -= 1
            s = s[:digits] + int(s[digits:start]) * s[start + 1:end] + s[end + 1:]
        return s
