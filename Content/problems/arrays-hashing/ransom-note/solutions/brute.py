# Idea: search each letter of the note and cut it out of the magazine.
class Solution:
    def canConstruct(self, ransomNote: str, magazine: str) -> bool:
        left = list(magazine)
        for letter in ransomNote:
            if letter not in left:
                return False
            left.remove(letter)
        return True
