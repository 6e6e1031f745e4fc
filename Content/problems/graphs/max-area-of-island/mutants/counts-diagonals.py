# Bug: lets cells that touch only at a corner belong to one island.
class Solution:
    def maxAreaOfIsland(self, grid: List[List[int]]) -> int:
        rows, columns = len(grid), len(grid[0])
        largest = 0
        for row in range(rows):
            for column in range(columns):
                area, cells = 0, [(row, column)]
                for r, c in cells:
                    if 0 <= r < rows and 0 <= c < columns and grid[r][c]:
                        grid[r][c] = 0
                        area += 1
                        cells += ((r + i, c + j) for i in (-1, 0, 1) for j in (-1, 0, 1))
                largest = max(largest, area)
        return largest
