# Idea: compares each cell with every zero.
class Solution:
    def updateMatrix(self, mat: List[List[int]]) -> List[List[int]]:
        zeros = [(r, c) for r, row in enumerate(mat) for c, cell in enumerate(row) if cell == 0]
        return [
            [min(abs(r - row) + abs(c - column) for row, column in zeros) for c in range(len(mat[0]))]
            for r in range(len(mat))
        ]
