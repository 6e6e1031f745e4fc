# Bug: too slow. Walks the whole island again from each of its cells and counts only the first:
# O(cells^2).
class Solution:
    def numIslands(self, grid: List[List[str]]) -> int:
        rows, columns = len(grid), len(grid[0])
        count = 0
        for start_row in range(rows):
            for start_column in range(columns):
                if grid[start_row][start_column] != "1":
                    continue
                seen = {(start_row, start_column)}
                shore = [(start_row, start_column)]
                while shore:
                    r, c = shore.pop()
                    for row, column in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                        if 0 <= row < rows and 0 <= column < columns:
                            if grid[row][column] == "1" and (row, column) not in seen:
                                seen.add((row, column))
                                shore.append((row, column))
                if min(seen) == (start_row, start_column):
                    count += 1
        return count
