# Idea: one walk from the upper left and one back; each cell asks the neighbours behind it.
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
        for r in reversed(range(rows)):
            for c in reversed(range(columns)):
                if r < rows - 1:
                    steps[r][c] = min(steps[r][c], steps[r + 1][c] + 1)
                if c < columns - 1:
                    steps[r][c] = min(steps[r][c], steps[r][c + 1] + 1)
        return steps
