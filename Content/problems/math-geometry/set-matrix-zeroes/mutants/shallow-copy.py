# Bug: copies only the outer list, so the copy changes with the matrix.
class Solution:
    def setZeroes(self, matrix: List[List[int]]) -> None:
        copy = list(matrix)
        for r in range(len(matrix)):
            for c in range(len(matrix[0])):
                if 0 in copy[r] or any(row[c] == 0 for row in copy):
                    matrix[r][c] = 0
