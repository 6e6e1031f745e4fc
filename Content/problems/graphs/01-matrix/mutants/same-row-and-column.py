# Bug: looks for zeros in the cell's own row and column only.
class Solution:
    def updateMatrix(self, mat: List[List[int]]) -> List[List[int]]:
        zeros = [(r, c) for r, row in enumerate(mat) for c, cell in enumerate(row) if cell == 0]
        return [
            [
                min(
                    (abs(r - i) + abs(c - j) for i, j in zeros if r == i or c == j),
                    default=len(mat) + len(mat[0]))
                for c in range(len(mat[0]))
            ]
            for r in range(len(mat))
        ]
