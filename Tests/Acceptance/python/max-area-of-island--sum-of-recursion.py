# Style: recursive, one expression.
class Solution:
    def maxAreaOfIsland(self, grid):
        seen = set()

        def area(r, c):
            inside = 0 <= r < len(grid) and 0 <= c < len(grid[0])
            if not inside or not grid[r][c] or (r, c) in seen:
                return 0
            seen.add((r, c))
            return 1 + area(r + 1, c) + area(r - 1, c) + area(r, c + 1) + area(r, c - 1)

        return max(area(r, c) for r in range(len(grid)) for c in range(len(grid[0])))
