# Bug: compares which letters occur, not how often.
class Solution:
    def findAnagrams(self, s: str, p: str) -> List[int]:
        length = len(p)
        starts = range(len(s) - length + 1)
        return [start for start in starts if set(s[start:start + length]) == set(p)]
