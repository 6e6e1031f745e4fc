# Bug: walks from the upper left only, so zeros below and to the right are not seen.
class Solution:
    def updateMatrix(self, mat: List[List[int]]) -> List[List[int]]:
        rows, columns = len(mat), len(mat[0])
        steps = [[0 if cell == 0 else rows + columns for cell in row] for row in mat]
        for r in range(rows):
            for c in range(columns):
                if r > 0:
                    steps[r][c] = min(steps[r][c], steps[r - 1][c] + 1)
                if c > 0:
                    steps[r][c] = min(steps[r][c], steps[r][c - 1] + 1)
        return steps
