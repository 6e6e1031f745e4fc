# Idea: the first cell of each row and column is its mark; two variables for the first of both.
class Solution:
    def setZeroes(self, matrix: List[List[int]]) -> None:
        rows, columns = len(matrix), len(matrix[0])
        clears_first_row = 0 in matrix[0]
        clears_first_column = any(row[0] == 0 for row in matrix)
        for row in matrix:
            for c in range(columns):
                if row[c] == 0:
                    row[0] = matrix[0][c] = 0
        for r in range(1, rows):
            for c in range(1, columns):
                if matrix[r][0] == 0 or matrix[0][c] == 0:
                    matrix[r][c] = 0
        if clears_first_row:
            for c in range(columns):
                matrix[0][c] = 0
        if clears_first_column:
            for row in matrix:
                row[0] = 0
