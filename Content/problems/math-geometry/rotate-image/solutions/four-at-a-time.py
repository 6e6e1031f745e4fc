# Idea: moves four cells around the centre at once, ring by ring. Time O(n^2), extra space O(1).
class Solution:
    def rotate(self, matrix: List[List[int]]) -> None:
        last = len(matrix) - 1
        for row in range(len(matrix) // 2):
            for column in range(row, last - row):
                value = matrix[row][column]
                matrix[row][column] = matrix[last - column][row]
                matrix[last - column][row] = matrix[last - row][last - column]
                matrix[last - row][last - column] = matrix[column][last - row]
                matrix[column][last - row] = value
