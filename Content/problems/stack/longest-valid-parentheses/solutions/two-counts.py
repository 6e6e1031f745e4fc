# Idea: count both kinds from the left, then from the right.
class Solution:
    def longestValidParentheses(self, s: str) -> int:
        return max(self.longest(s, "("), self.longest(reversed(s), ")"))

    def longest(self, brackets: Iterable[str], opening: str) -> int:
        longest = opened = closed = 0
        for bracket in brackets:
            if bracket == opening:
                opened += 1
            else:
                closed += 1
            if closed > opened:
                opened = closed = 0
            elif closed == opened:
                longest = max(longest, 2 * closed)
        return longest
