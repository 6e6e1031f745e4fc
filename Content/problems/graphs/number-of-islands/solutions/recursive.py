# Idea: the same flood as a recursion: shortest to write, but as deep as an island is large.
class Solution:
    def numIslands(self, grid: List[List[str]]) -> int:
        rows, columns = len(grid), len(grid[0])

        def sink(row: int, column: int) -> None:
            if 0 <= row < rows and 0 <= column < columns and grid[row][column] == "1":
                grid[row][column] = "0"
                sink(row - 1, column)
                sink(row + 1, column)
                sink(row, column - 1)
                sink(row, column + 1)

        count = 0
        for row in range(rows):
            for column in range(columns):
                if grid[row][column] == "1":
                    count += 1
                    sink(row, column)
        return count
