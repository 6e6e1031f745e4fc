# Idea: for each letter to keep, a window with at most k others.
class Solution:
    def characterReplacement(self, s: str, k: int) -> int:
        def longest(kept: str) -> int:
            start = others = best = 0
            for end, letter in enumerate(s):
                others += letter != kept
                while others > k:
                    others -= s[start] != kept
                    start += 1
                best = max(best, end + 1 - start)
            return best

        return max(map(longest, set(s)))
