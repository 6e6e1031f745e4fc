# Bug: takes the best of the four directions instead of their sum.
class Solution:
    def maxAreaOfIsland(self, grid: List[List[int]]) -> int:
        rows, columns = len(grid), len(grid[0])

        def area(r: int, c: int) -> int:
            if not (0 <= r < rows and 0 <= c < columns and grid[r][c]):
                return 0
            grid[r][c] = 0
            return 1 + max(area(r - 1, c), area(r + 1, c), area(r, c - 1), area(r, c + 1))

        return max(area(r, c) for r in range(rows) for c in range(columns))
