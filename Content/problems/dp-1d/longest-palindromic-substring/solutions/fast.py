# Idea: grow a palindrome from each of the 2n - 1 centres.
class Solution:
    def longestPalindrome(self, s: str) -> str:
        best = ""
        for center in range(len(s)):
            for right in (center, center + 1):
                left = center
                while left >= 0 and right < len(s) and s[left] == s[right]:
                    left -= 1
                    right += 1
                best = max(best, s[left + 1:right], key=len)
        return best
