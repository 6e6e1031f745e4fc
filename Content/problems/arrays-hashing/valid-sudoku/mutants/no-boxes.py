# Bug: looks at rows and columns only.
class Solution:
    def isValidSudoku(self, board: List[List[str]]) -> bool:
        for group in board + [list(column) for column in zip(*board)]:
            digits = [cell for cell in group if cell != "."]
            if len(set(digits)) < len(digits):
                return False
        return True
