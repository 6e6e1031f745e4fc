# Idea: from the goal backwards with moves that approach the origin; signs are dropped.
class Solution:
    def minKnightMoves(self, x: int, y: int) -> int:
        @cache
        def moves(a: int, b: int) -> int:
            if a + b == 0:
                return 0
            if a + b == 2:
                return 2
            return 1 + min(moves(abs(a - 1), abs(b - 2)), moves(abs(a - 2), abs(b - 1)))

        return moves(abs(x), abs(y))
