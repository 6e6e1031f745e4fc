# Idea: grow a palindrome from each of the 2n - 1 centres.
class Solution:
    def longestPalindrome(self, s: str) -> str:
        best = ""
        for center in range(2 * len(s)):
            left, right = center // 2, (center + 1) // 2
            while left >= 0 and right < len(s) and s[left] == s[right]:
                left -= 1
                right += 1
            if right - left - 1 > len(best):
                best = s[left + 1:right]
        return best
