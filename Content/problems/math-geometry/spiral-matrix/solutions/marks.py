# Idea: marks visited cells and turns right where the next one is marked or outside.
class Solution:
    def spiralOrder(self, matrix: List[List[int]]) -> List[int]:
        rest = {(r, c): value for r, row in enumerate(matrix) for c, value in enumerate(row)}
        row, column, down, right = 0, 0, 0, 1
        spiral = []
        while rest:
            spiral.append(rest.pop((row, column)))
            if (row + down, column + right) not in rest:
                down, right = right, -down
            row, column = row + down, column + right
        return spiral
