# Idea: one walk; each digit notes its row, its column and its box, and no note may come twice.
class Solution:
    def isValidSudoku(self, board: List[List[str]]) -> bool:
        notes = set()
        for row, cells in enumerate(board):
            for column, digit in enumerate(cells):
                if digit == ".":
                    continue
                for note in ((row, digit), (digit, column), (row // 3, column // 3, digit)):
                    if note in notes:
                        return False
                    notes.add(note)
        return True
