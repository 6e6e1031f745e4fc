# Idea: mirrors at the diagonal, then turns every row around. Time O(n^2), extra space O(1).
class Solution:
    def rotate(self, matrix: List[List[int]]) -> None:
        for row in range(len(matrix)):
            for column in range(row):
                matrix[row][column], matrix[column][row] = (
                    matrix[column][row],
                    matrix[row][column],
                )
        for row in matrix:
            row.reverse()
