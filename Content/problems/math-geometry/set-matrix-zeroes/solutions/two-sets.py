# Idea: notes the rows and columns that hold a zero, then clears by the notes.
class Solution:
    def setZeroes(self, matrix: List[List[int]]) -> None:
        rows, columns = set(), set()
        for r, row in enumerate(matrix):
            for c, value in enumerate(row):
                if value == 0:
                    rows.add(r)
                    columns.add(c)
        for r, row in enumerate(matrix):
            for c in range(len(row)):
                if r in rows or c in columns:
                    row[c] = 0
