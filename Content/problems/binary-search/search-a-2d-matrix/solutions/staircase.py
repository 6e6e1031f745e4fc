# Idea: from the upper right corner, give up a row or a column with every step.
class Solution:
    def searchMatrix(self, matrix: List[List[int]], target: int) -> bool:
        row, column = 0, len(matrix[0]) - 1
        while row < len(matrix) and column >= 0:
            number = matrix[row][column]
            if number == target:
                return True
            if number < target:
                row += 1
            else:
                column -= 1
        return False
