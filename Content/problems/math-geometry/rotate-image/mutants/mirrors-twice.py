# Bug: swaps over the whole square, so every pair is exchanged twice and stays as it was.
class Solution:
    def rotate(self, matrix: List[List[int]]) -> None:
        size = len(matrix)
        for row in range(size):
            for column in range(size):
                matrix[row][column], matrix[column][row] = (
                    matrix[column][row],
                    matrix[row][column],
                )
        for row in matrix:
            row.reverse()
