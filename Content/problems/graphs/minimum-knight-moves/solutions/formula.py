# Idea: the least number that distance and colour of the square allow, with two exceptions.
class Solution:
    def minKnightMoves(self, x: int, y: int) -> int:
        b, a = sorted((abs(x), abs(y)))
        if (a, b) == (1, 0):
            return 3
        if (a, b) == (2, 2):
            return 4
        d = a - b
        return d - 2 * ((d - b) // (3 if b > d else 4))
