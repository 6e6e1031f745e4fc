# Bug: two of the eight moves are missing.
class Solution:
    def minKnightMoves(self, x: int, y: int) -> int:
        seen, newest, count = {(0, 0)}, {(0, 0)}, 0
        jumps = [(1, 2), (2, 1), (-1, 2), (1, -2), (-2, -1), (-1, -2)]
        while (x, y) not in newest:
            newest = {(a + i, b + j) for a, b in newest for i, j in jumps} - seen
            seen |= newest
            count += 1
        return count
