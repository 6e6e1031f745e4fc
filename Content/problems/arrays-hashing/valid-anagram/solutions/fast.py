# Idea: a counter for each letter, up for one word and down for the other.
class Solution:
    def isAnagram(self, s: str, t: str) -> bool:
        counts = {}
        for letter in s:
            counts[letter] = counts.get(letter, 0) + 1
        for letter in t:
            counts[letter] = counts.get(letter, 0) - 1
        return not any(counts.values())
