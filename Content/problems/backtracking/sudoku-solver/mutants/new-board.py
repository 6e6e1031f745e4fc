# Bug: solves a copy and gives the local name the result; the given board stays as it was.
class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        board = [cells[:] for cells in board]
        for row in range(9):
            missing = set("123456789") - set(board[row])
            for column in range(9):
                if board[row][column] == ".":
                    board[row][column] = missing.pop()
