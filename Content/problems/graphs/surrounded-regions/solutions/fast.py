# Idea: marks what hangs together with an O on the edge; whoever has no mark is taken.
class Solution:
    def solve(self, board: List[List[str]]) -> None:
        rows, columns = len(board), len(board[0])
        places = [(r, c) for r, row in enumerate(board) for c in range(len(row))]
        cells = [(r, c) for r, c in places if r in (0, rows - 1) or c in (0, columns - 1)]
        for r, c in cells:
            if 0 <= r < rows and 0 <= c < columns and board[r][c] == "O":
                board[r][c] = "safe"
                cells += (r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)
        for row in board:
            row[:] = ["O" if cell == "safe" else "X" for cell in row]
