# Idea: a queue of oranges with the minute in which each rots.
class Solution:
    def orangesRotting(self, grid: List[List[int]]) -> int:
        queue = deque()
        fresh = 0
        for r, row in enumerate(grid):
            for c, cell in enumerate(row):
                if cell == 2:
                    queue.append((r, c, 0))
                fresh += cell == 1
        minute = 0
        while queue:
            row, column, minute = queue.popleft()
            beside = (row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)
            for r, c in beside:
                if 0 <= r < len(grid) and 0 <= c < len(grid[0]) and grid[r][c] == 1:
                    grid[r][c] = 2
                    fresh -= 1
                    queue.append((r, c, minute + 1))
        return -1 if fresh else minute
