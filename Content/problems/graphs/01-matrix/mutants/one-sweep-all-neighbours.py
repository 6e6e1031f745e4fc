# Bug: one walk that asks all four neighbours, two of which have no answer yet.
class Solution:
    def updateMatrix(self, mat: List[List[int]]) -> List[List[int]]:
        rows, columns = len(mat), len(mat[0])
        steps = {
            (r, c): 0 if mat[r][c] == 0 else rows + columns
            for r in range(rows) for c in range(columns)
        }
        for (r, c), known in steps.items():
            beside = (r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)
            steps[r, c] = min(known, min(steps.get(place, rows + columns) for place in beside) + 1)
        return [[steps[r, c] for c in range(columns)] for r in range(rows)]
