# Bug: clears the first row before its marks have been read.
class Solution:
    def setZeroes(self, matrix: List[List[int]]) -> None:
        clears_first_row = 0 in matrix[0]
        clears_first_column = any(row[0] == 0 for row in matrix)
        for row in matrix:
            for c, value in enumerate(row):
                if value == 0:
                    row[0] = matrix[0][c] = 0
        if clears_first_row:
            matrix[0][:] = [0] * len(matrix[0])
        for row in matrix[1:]:
            for c in range(1, len(row)):
                if row[0] == 0 or matrix[0][c] == 0:
                    row[c] = 0
        if clears_first_column:
            for row in matrix:
                row[0] = 0
