# Idea: two ends move towards each other and skip what does not count.
class Solution:
    def isPalindrome(self, s: str) -> bool:
        rightwards = (c.lower() for c in s if c.isalnum())
        leftwards = (c.lower() for c in reversed(s) if c.isalnum())
        return all(a == b for a, b in zip(rightwards, leftwards))
