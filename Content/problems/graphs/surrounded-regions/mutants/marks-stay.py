# Bug: takes the surrounded regions and then the marked ones too, since it forgets to change them back.
class Solution:
    def solve(self, board: List[List[str]]) -> None:
        rows, columns = len(board), len(board[0])
        cells = [(r, c) for r in range(rows) for c in (0, columns - 1)]
        cells += [(r, c) for r in (0, rows - 1) for c in range(columns)]
        for r, c in cells:
            if 0 <= r < rows and 0 <= c < columns and board[r][c] == "O":
                board[r][c] = "safe"
                cells += (r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)
        for row in board:
            row[:] = ["X" for _ in row]
