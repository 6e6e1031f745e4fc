# Idea: sort both and pass over the magazine once.
class Solution:
    def canConstruct(self, ransomNote: str, magazine: str) -> bool:
        note = sorted(ransomNote)
        place = 0
        for letter in sorted(magazine):
            if place < len(note) and note[place] == letter:
                place += 1
        return place == len(note)
