# Bug: walks round the outer ring only.
class Solution:
    def spiralOrder(self, matrix: List[List[int]]) -> List[int]:
        if len(matrix) == 1:
            return list(matrix[0])
        right = [row[-1] for row in matrix[1:-1]]
        left = [row[0] for row in matrix[1:-1]] if len(matrix[0]) > 1 else []
        bottom = matrix[-1][::-1]
        return matrix[0] + right + bottom + left[::-1]
