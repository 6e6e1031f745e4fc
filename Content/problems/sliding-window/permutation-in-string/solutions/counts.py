# Idea: slide a window of fixed length and compare the counts of all letters.
class Solution:
    def checkInclusion(self, s1: str, s2: str) -> bool:
        wanted, counts = [0] * 26, [0] * 26
        for letter in s1:
            wanted[ord(letter) - ord("a")] += 1
        for place, letter in enumerate(s2):
            counts[ord(letter) - ord("a")] += 1
            if place >= len(s1):
                counts[ord(s2[place - len(s1)]) - ord("a")] -= 1
            if counts == wanted:
                return True
        return False
