# Bug: the boxes' left edges are right, but all boxes begin in the first row.
class Solution:
    def isValidSudoku(self, board: List[List[str]]) -> bool:
        groups = board + [list(column) for column in zip(*board)]
        for left in (0, 3, 6):
            groups.append([board[row][left + column] for row in range(3) for column in range(3)])
        for group in groups:
            digits = [cell for cell in group if cell != "."]
            if len(set(digits)) < len(digits):
                return False
        return True
