# Idea: each O walks through its own region and is taken if it never comes to the edge.
class Solution:
    def solve(self, board: List[List[str]]) -> None:
        ways = {(r, c) for r, row in enumerate(board) for c, cell in enumerate(row) if cell == "O"}
        for start in ways:
            region, newest = {start}, {start}
            while newest:
                beside = set()
                for r, c in newest:
                    beside |= {(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)}
                newest = (beside & ways) - region
                region |= newest
            on_edge = [
                (r, c) for r, c in region
                if r in (0, len(board) - 1) or c in (0, len(board[0]) - 1)
            ]
            if not on_edge:
                board[start[0]][start[1]] = "X"
