# Bug: takes capital and small letters for different ones.
class Solution:
    def isPalindrome(self, s: str) -> bool:
        plain = [c for c in s if c.isalnum()]
        return plain == plain[::-1]
