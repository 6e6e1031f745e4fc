# Idea: sinks each island with a list of cells to visit and counts what it sinks.
class Solution:
    def maxAreaOfIsland(self, grid: List[List[int]]) -> int:
        rows, columns = len(grid), len(grid[0])
        largest = 0
        for start_row in range(rows):
            for start_column in range(columns):
                area = 0
                cells = [(start_row, start_column)]
                for r, c in cells:
                    if 0 <= r < rows and 0 <= c < columns and grid[r][c]:
                        grid[r][c] = 0
                        area += 1
                        cells += (r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)
                largest = max(largest, area)
        return largest
