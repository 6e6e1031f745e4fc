# Bug: finds the letters of s in t without striking them out.
class Solution:
    def isAnagram(self, s: str, t: str) -> bool:
        return len(s) == len(t) and all(letter in t for letter in s)
