# Bug: as long as it pays goes towards the goal along the longer side, and adds what is left.
class Solution:
    def minKnightMoves(self, x: int, y: int) -> int:
        a, b = abs(x), abs(y)
        count = 0
        while a + b > 1:
            a, b = (abs(a - 2), abs(b - 1)) if a >= b else (abs(a - 1), abs(b - 2))
            count += 1
        return count + 3 * (a + b)
