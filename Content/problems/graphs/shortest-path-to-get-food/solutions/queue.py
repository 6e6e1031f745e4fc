# Idea: a queue of cells with their steps; the first one with food is the nearest.
class Solution:
    def getFood(self, grid: List[List[str]]) -> int:
        rows, columns = len(grid), len(grid[0])
        queue = deque(
            (r, c, 0) for r in range(rows) for c in range(columns) if grid[r][c] == "*")
        seen = {(r, c) for r, c, _ in queue}
        while queue:
            row, column, steps = queue.popleft()
            if grid[row][column] == "#":
                return steps
            beside = (row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)
            for r, c in beside:
                if 0 <= r < rows and 0 <= c < columns and (r, c) not in seen:
                    seen.add((r, c))
                    if grid[r][c] != "X":
                        queue.append((r, c, steps + 1))
        return -1
