# Bug: turns the rows first and mirrors then at the diagonal, which is a turn to the left.
class Solution:
    def rotate(self, matrix: List[List[int]]) -> None:
        for row in matrix:
            row.reverse()
        for row in range(len(matrix)):
            for column in range(row):
                matrix[row][column], matrix[column][row] = (
                    matrix[column][row],
                    matrix[row][column],
                )
