# Bug: ends the walk through a region at the first cell on the edge, and takes the rest of it.
class Solution:
    def solve(self, board: List[List[str]]) -> None:
        rows, columns = len(board), len(board[0])
        seen = set()
        for row in range(rows):
            for column in range(columns):
                region, surrounded = [(row, column)], True
                for r, c in region:
                    if board[r][c] == "X" or (r, c) in seen:
                        continue
                    seen.add((r, c))
                    if r in (0, rows - 1) or c in (0, columns - 1):
                        surrounded = False
                        break
                    region += (r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)
                if surrounded:
                    for r, c in region:
                        board[r][c] = "X"
