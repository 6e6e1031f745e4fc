# Bug: goes right and down only.
class Solution:
    def swimInWater(self, grid: List[List[int]]) -> int:
        best = [[0] * len(grid) for _ in grid]
        for r, row in enumerate(grid):
            for c, height in enumerate(row):
                before = []
                if r > 0:
                    before.append(best[r - 1][c])
                if c > 0:
                    before.append(best[r][c - 1])
                best[r][c] = max(height, min(before, default=0))
        return best[-1][-1]
