# Bug: uses the number of rows for the columns as well.
class Solution:
    def numIslands(self, grid: List[List[str]]) -> int:
        size = len(grid)
        count = 0

        def sink(start_row: int, start_column: int) -> None:
            shore = [(start_row, start_column)]
            while shore:
                row, column = shore.pop()
                if 0 <= row < size and 0 <= column < size and grid[row][column] == "1":
                    grid[row][column] = "0"
                    shore += [(row - 1, column), (row + 1, column)]
                    shore += [(row, column - 1), (row, column + 1)]

        for row in range(size):
            for column in range(size):
                if grid[row][column] == "1":
                    count += 1
                    sink(row, column)
        return count
