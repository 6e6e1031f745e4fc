# Bug: forgets the boxes.
class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        empty = [(row, column) for row in range(9) for column in range(9) if board[row][column] == "."]

        def fill(number: int) -> bool:
            if number == len(empty):
                return True
            row, column = empty[number]
            for digit in "123456789":
                if digit not in board[row] and all(digit != cells[column] for cells in board):
                    board[row][column] = digit
                    if fill(number + 1):
                        return True
                    board[row][column] = "."
            return False

        fill(0)
