# Idea: look at every stretch and count its commonest letter.
class Solution:
    def characterReplacement(self, s: str, k: int) -> int:
        stretches = (s[i:j] for i in range(len(s)) for j in range(i + 1, len(s) + 1))
        return max(len(t) for t in stretches if len(t) - max(map(t.count, t)) <= k)
