# Bug: counts palindromes that read the same only once.
class Solution:
    def countSubstrings(self, s: str) -> int:
        pieces = {s[start:end] for start, end in combinations(range(len(s) + 1), 2)}
        return sum(piece == piece[::-1] for piece in pieces)
