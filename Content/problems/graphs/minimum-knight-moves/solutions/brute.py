# Idea: all squares that can be reached with one move more, until the goal is among them.
class Solution:
    def minKnightMoves(self, x: int, y: int) -> int:
        seen, newest, count = {(0, 0)}, {(0, 0)}, 0
        jumps = [(i, j) for i in (-2, -1, 1, 2) for j in (-2, -1, 1, 2) if abs(i) != abs(j)]
        while (x, y) not in newest:
            newest = {(a + i, b + j) for a, b in newest for i, j in jumps} - seen
            seen |= newest
            count += 1
        return count
