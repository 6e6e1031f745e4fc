# Bug: takes capital and small letters for equal.
class Solution:
    def longestPalindrome(self, s: str) -> str:
        folded = s.lower()
        best = ""
        for center in range(2 * len(s)):
            left, right = center // 2, (center + 1) // 2
            while left >= 0 and right < len(s) and folded[left] == folded[right]:
                left -= 1
                right += 1
            if right - left - 1 > len(best):
                best = s[left + 1:right]
        return best
