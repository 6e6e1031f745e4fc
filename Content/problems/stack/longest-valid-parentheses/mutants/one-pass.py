# Bug: counts from the left only, so a stray opening bracket hides what follows.
class Solution:
    def longestValidParentheses(self, s: str) -> int:
        longest = opened = closed = 0
        for bracket in s:
            if bracket == "(":
                opened += 1
            else:
                closed += 1
            if closed > opened:
                opened = closed = 0
            elif closed == opened:
                longest = max(longest, 2 * closed)
        return longest
