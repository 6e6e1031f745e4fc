# Bug: looks for the longest palindrome that stands in the text as it is.
class Solution:
    def longestPalindrome(self, s: str) -> int:
        best = 1
        for middle in range(len(s)):
            for low, high in ((middle, middle), (middle, middle + 1)):
                while low >= 0 and high < len(s) and s[low] == s[high]:
                    best = max(best, high - low + 1)
                    low, high = low - 1, high + 1
        return best
