# Bug: takes single cells only, those that have X on all four sides.
class Solution:
    def solve(self, board: List[List[str]]) -> None:
        before = [list(row) for row in board]
        for r in range(1, len(board) - 1):
            for c in range(1, len(board[0]) - 1):
                beside = before[r - 1][c] + before[r + 1][c] + before[r][c - 1] + before[r][c + 1]
                if beside == "XXXX":
                    board[r][c] = "X"
