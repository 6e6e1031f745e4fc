# Bug: row -1 and column -1 are the last ones in Python, so land wraps around the upper and left
# edge.
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
                    for row, column in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                        if row < rows and column < columns and grid[row][column] == "1":
                            grid[row][column] = "0"
                            shore.append((row % rows, column % columns))
        return count
