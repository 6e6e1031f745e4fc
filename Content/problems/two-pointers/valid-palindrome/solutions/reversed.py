# Idea: write down what counts and compare it with its reverse.
class Solution:
    def isPalindrome(self, s: str) -> bool:
        plain = [c for c in s.lower() if c.isalnum()]
        return plain == plain[::-1]
