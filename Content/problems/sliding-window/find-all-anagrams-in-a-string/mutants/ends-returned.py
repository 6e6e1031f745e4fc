# Bug: returns where anagrams end instead of where they begin.
class Solution:
    def findAnagrams(self, s: str, p: str) -> List[int]:
        length = len(p)
        starts = range(len(s) - length + 1)
        return [start + length - 1 for start in starts if sorted(s[start:start + length]) == sorted(p)]
