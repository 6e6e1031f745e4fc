# Idea: peel off both ends as long as they are equal.
class Solution:
    def isPalindrome(self, s: str) -> bool:
        plain = [c for c in s.lower() if c.isalnum()]
        while len(plain) > 1:
            if plain.pop(0) != plain.pop():
                return False
        return True
