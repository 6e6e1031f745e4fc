# Bug: takes cells from the end of the list and returns the steps of the first food it meets.
class Solution:
    def getFood(self, grid: List[List[str]]) -> int:
        rows, columns = len(grid), len(grid[0])
        stack = [(r, c, 0) for r in range(rows) for c in range(columns) if grid[r][c] == "*"]
        seen = {(r, c) for r, c, _ in stack}
        while stack:
            row, column, steps = stack.pop()
            if grid[row][column] == "#":
                return steps
            for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
                if 0 <= r < rows and 0 <= c < columns and grid[r][c] != "X" and (r, c) not in seen:
                    seen.add((r, c))
                    stack.append((r, c, steps + 1))
        return -1
