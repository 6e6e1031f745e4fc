# Idea: compare every two filled cells.
class Solution:
    def isValidSudoku(self, board: List[List[str]]) -> bool:
        filled = [
            (row, column, board[row][column])
            for row in range(9)
            for column in range(9)
            if board[row][column] != "."
        ]
        for index, (row, column, digit) in enumerate(filled):
            for other_row, other_column, other in filled[:index]:
                is_same_box = row // 3 == other_row // 3 and column // 3 == other_column // 3
                if digit == other and (row == other_row or column == other_column or is_same_box):
                    return False
        return True
