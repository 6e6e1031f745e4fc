# Bug: finds the longest palindromic subsequence: its characters need not be neighbours.
class Solution:
    def longestPalindrome(self, s: str) -> str:
        rows = [[""] * (len(s) + 1) for _ in range(len(s) + 1)]
        for start in range(len(s) - 1, -1, -1):
            for end in range(start, len(s)):
                if start == end:
                    rows[start][end] = s[start]
                elif s[start] == s[end]:
                    inner = rows[start + 1][end - 1] if start + 1 < end else ""
                    rows[start][end] = s[start] + inner + s[end]
                else:
                    rows[start][end] = max(rows[start + 1][end], rows[start][end - 1], key=len)
        return rows[0][len(s) - 1]
