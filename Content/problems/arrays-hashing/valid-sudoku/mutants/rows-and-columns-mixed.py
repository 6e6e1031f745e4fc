# Bug: rows and columns leave their notes in one set, in the same form.
class Solution:
    def isValidSudoku(self, board: List[List[str]]) -> bool:
        lines, boxes = set(), set()
        for row in range(9):
            for column in range(9):
                digit = board[row][column]
                if digit == ".":
                    continue
                for notes, note in (
                    (boxes, (row // 3, column // 3, digit)), (lines, (row, digit)), (lines, (column, digit))):
                    if note in notes:
                        return False
                    notes.add(note)
        return True
