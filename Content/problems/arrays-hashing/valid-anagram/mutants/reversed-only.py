# Bug: takes only a word read backwards for an anagram.
class Solution:
    def isAnagram(self, s: str, t: str) -> bool:
        return s == t or s == t[::-1]
