# Idea: cross out each letter, and keep it as well if it is the next one wanted.
class Solution:
    def numDistinct(self, s: str, t: str) -> int:
        if not s:
            return 0 if t else 1
        crossed = self.numDistinct(s[1:], t)
        return crossed + self.numDistinct(s[1:], t[1:]) if s[0] == t[:1] else crossed
