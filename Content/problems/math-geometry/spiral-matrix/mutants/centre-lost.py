# Bug: stops when the borders meet, so a single number in the centre or a last row is lost.
class Solution:
    def spiralOrder(self, matrix: List[List[int]]) -> List[int]:
        spiral = []
        top, bottom, left, right = 0, len(matrix) - 1, 0, len(matrix[0]) - 1
        while top < bottom and left < right:
            spiral += matrix[top][left:right]
            spiral += [matrix[row][right] for row in range(top, bottom)]
            spiral += matrix[bottom][right:left:-1]
            spiral += [matrix[row][left] for row in range(bottom, top, -1)]
            top, bottom, left, right = top + 1, bottom - 1, left + 1, right - 1
        return spiral
