# Bug: grows only from single characters and misses palindromes of even length.
class Solution:
    def longestPalindrome(self, s: str) -> str:
        best = ""
        for center in range(len(s)):
            left = right = center
            while left >= 0 and right < len(s) and s[left] == s[right]:
                left -= 1
                right += 1
            if right - left - 1 > len(best):
                best = s[left + 1:right]
        return best
