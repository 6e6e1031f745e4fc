# Bug: counts a land cell whenever neither the cell above nor the one to its left is land.
class Solution:
    def numIslands(self, grid: List[List[str]]) -> int:
        count = 0
        for row, cells in enumerate(grid):
            for column, cell in enumerate(cells):
                above = row > 0 and grid[row - 1][column] == "1"
                left = column > 0 and cells[column - 1] == "1"
                if cell == "1" and not above and not left:
                    count += 1
        return count
