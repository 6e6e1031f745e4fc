# Idea: the side of the largest square that ends in each cell, from three neighbours.
class Solution:
    def maximalSquare(self, matrix: List[List[str]]) -> int:
        sides = {}
        for row, cells in enumerate(matrix):
            for column, cell in enumerate(cells):
                if cell == "1":
                    neighbours = [(row - 1, column - 1), (row - 1, column), (row, column - 1)]
                    sides[row, column] = 1 + min(sides.get(place, 0) for place in neighbours)
        return max(sides.values(), default=0) ** 2
