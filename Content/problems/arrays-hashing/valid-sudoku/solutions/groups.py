# Idea: list the 27 groups; in each a set must be as large as the list of digits.
class Solution:
    def isValidSudoku(self, board: List[List[str]]) -> bool:
        rows = board
        columns = [[row[column] for row in board] for column in range(9)]
        boxes = [
            [board[top + row][left + column] for row in range(3) for column in range(3)]
            for top in (0, 3, 6)
            for left in (0, 3, 6)
        ]
        for group in rows + columns + boxes:
            digits = [cell for cell in group if cell != "."]
            if len(set(digits)) < len(digits):
                return False
        return True
