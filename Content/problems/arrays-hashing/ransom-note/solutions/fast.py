# Idea: count the magazine's letters and take one away for each letter of the note.
class Solution:
    def canConstruct(self, ransomNote: str, magazine: str) -> bool:
        counts = Counter(magazine)
        for letter in ransomNote:
            if counts[letter] == 0:
                return False
            counts[letter] -= 1
        return True
