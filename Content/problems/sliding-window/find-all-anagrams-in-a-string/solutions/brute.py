# Idea: sort every piece and compare it with p sorted.
class Solution:
    def findAnagrams(self, s: str, p: str) -> List[int]:
        wanted = sorted(p)
        starts = range(len(s) - len(p) + 1)
        return [start for start in starts if sorted(s[start:start + len(p)]) == wanted]
