# Idea: begin at every place and count what is open.
class Solution:
    def longestValidParentheses(self, s: str) -> int:
        longest = 0
        for start in range(len(s)):
            depth = 0
            for end in range(start, len(s)):
                depth += 1 if s[end] == "(" else -1
                if depth < 0:
                    break
                if depth == 0:
                    longest = max(longest, end - start + 1)
        return longest
