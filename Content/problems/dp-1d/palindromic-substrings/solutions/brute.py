# Idea: every piece, compared with itself backwards.
class Solution:
    def countSubstrings(self, s: str) -> int:
        pieces = (s[start:end] for start, end in combinations(range(len(s) + 1), 2))
        return sum(piece == piece[::-1] for piece in pieces)
