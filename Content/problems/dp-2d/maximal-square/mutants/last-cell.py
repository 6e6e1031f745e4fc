# Bug: returns the square that ends in the last cell instead of the largest.
class Solution:
    def maximalSquare(self, matrix: List[List[str]]) -> int:
        above = [0] * (len(matrix[0]) + 1)
        for cells in matrix:
            sides = [0]
            for cell, (diagonal, upper) in zip(cells, pairwise(above)):
                sides.append(1 + min(diagonal, upper, sides[-1]) if cell == "1" else 0)
            above = sides
        return above[-1] ** 2
