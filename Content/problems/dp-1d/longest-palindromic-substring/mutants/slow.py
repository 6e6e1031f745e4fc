# Bug: too slow: compares every substring with its mirror image, character by character.
class Solution:
    def longestPalindrome(self, s: str) -> str:
        best = ""
        for start in range(len(s)):
            for end in range(start, len(s)):
                left, right = start, end
                while left < right and s[left] == s[right]:
                    left += 1
                    right -= 1
                if left >= right and end - start + 1 > len(best):
                    best = s[start:end + 1]
        return best
