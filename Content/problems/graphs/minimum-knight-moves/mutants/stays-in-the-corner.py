# Bug: searches only squares with coordinates from 0 on, but some ways lead past the axes.
class Solution:
    def minKnightMoves(self, x: int, y: int) -> int:
        x, y = abs(x), abs(y)
        seen, newest, count = {(0, 0)}, {(0, 0)}, 0
        jumps = [(i, j) for i in (-2, -1, 1, 2) for j in (-2, -1, 1, 2) if abs(i) != abs(j)]
        while (x, y) not in newest:
            newest = {(a + i, b + j) for a, b in newest for i, j in jumps} - seen
            newest = {(a, b) for a, b in newest if a >= 0 and b >= 0}
            seen |= newest
            count += 1
        return count
