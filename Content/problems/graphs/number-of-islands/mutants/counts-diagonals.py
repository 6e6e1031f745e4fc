# Bug: lets cells that touch only at a corner belong to one island.
class Solution:
    def numIslands(self, grid: List[List[str]]) -> int:
        rows, columns = len(grid), len(grid[0])
        count = 0
        for start_row in range(rows):
            for start_column in range(columns):
                if grid[start_row][start_column] != "1":
                    continue
                count += 1
                grid[start_row][start_column] = "0"
                shore = [(start_row, start_column)]
                while shore:
                    r, c = shore.pop()
                    for row in range(max(r - 1, 0), min(r + 2, rows)):
                        for column in range(max(c - 1, 0), min(c + 2, columns)):
                            if grid[row][column] == "1":
                                grid[row][column] = "0"
                                shore.append((row, column))
        return count
