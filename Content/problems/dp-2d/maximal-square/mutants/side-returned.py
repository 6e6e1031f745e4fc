# Bug: returns the side instead of the area.
class Solution:
    def maximalSquare(self, matrix: List[List[str]]) -> int:
        best = 0
        above = [0] * (len(matrix[0]) + 1)
        for cells in matrix:
            sides = [0]
            for cell, (diagonal, upper) in zip(cells, pairwise(above)):
                sides.append(1 + min(diagonal, upper, sides[-1]) if cell == "1" else 0)
            best = max(best, max(sides))
            above = sides
        return best
