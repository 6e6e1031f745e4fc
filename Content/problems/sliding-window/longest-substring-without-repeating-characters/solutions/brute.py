# Idea: look at every stretch and keep those without a repeat.
class Solution:
    def lengthOfLongestSubstring(self, s: str) -> int:
        stretches = (s[i:j] for i in range(len(s)) for j in range(i + 1, len(s) + 1))
        return max((len(t) for t in stretches if len(set(t)) == len(t)), default=0)
