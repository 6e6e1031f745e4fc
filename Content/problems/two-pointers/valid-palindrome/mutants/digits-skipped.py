# Bug: skips digits.
class Solution:
    def isPalindrome(self, s: str) -> bool:
        plain = [c for c in s.lower() if c.isalpha()]
        return plain == plain[::-1]
