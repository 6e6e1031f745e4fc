# Bug: takes pieces for anagrams whose letters add up to the same number.
class Solution:
    def findAnagrams(self, s: str, p: str) -> List[int]:
        wanted = sum(map(ord, p))
        starts = range(len(s) - len(p) + 1)
        return [start for start in starts if sum(map(ord, s[start:start + len(p)])) == wanted]
