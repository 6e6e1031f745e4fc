# Bug: wants the note's letters in their order in the magazine.
class Solution:
    def canConstruct(self, ransomNote: str, magazine: str) -> bool:
        letters = iter(magazine)
        return all(letter in letters for letter in ransomNote)
