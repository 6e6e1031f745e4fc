# Bug: takes every O that does not lie on the edge itself.
class Solution:
    def solve(self, board: List[List[str]]) -> None:
        for row in board[1:-1]:
            for c in range(1, len(row) - 1):
                row[c] = "X"
