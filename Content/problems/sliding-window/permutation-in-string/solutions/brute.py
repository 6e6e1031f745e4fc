# Idea: sort every piece and compare it with s1 sorted.
class Solution:
    def checkInclusion(self, s1: str, s2: str) -> bool:
        length = len(s1)
        pieces = (s2[start:start + length] for start in range(len(s2) - length + 1))
        return any(sorted(piece) == sorted(s1) for piece in pieces)
