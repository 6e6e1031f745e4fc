# Bug: runs over each side's last cell too, so the corners are moved twice.
class Solution:
    def rotate(self, matrix: List[List[int]]) -> None:
        last = len(matrix) - 1
        for row in range(len(matrix) // 2):
            for column in range(row, last - row + 1):
                value = matrix[row][column]
                matrix[row][column] = matrix[last - column][row]
                matrix[last - column][row] = matrix[last - row][last - column]
                matrix[last - row][last - column] = matrix[column][last - row]
                matrix[column][last - row] = value
