# Idea: strike each letter of s out of t.
class Solution:
    def isAnagram(self, s: str, t: str) -> bool:
        rest = list(t)
        for letter in s:
            if letter not in rest:
                return False
            rest.remove(letter)
        return not rest
