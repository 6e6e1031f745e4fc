# Bug: compares only the first and the last character that count.
class Solution:
    def isPalindrome(self, s: str) -> bool:
        plain = [c for c in s.lower() if c.isalnum()]
        return not plain or plain[0] == plain[-1]
