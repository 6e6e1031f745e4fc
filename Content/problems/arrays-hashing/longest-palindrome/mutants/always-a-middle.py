# Bug: adds a letter in the middle even when none is left.
class Solution:
    def longestPalindrome(self, s: str) -> int:
        return 1 + sum(count // 2 * 2 for count in Counter(s).values())
