# Idea: minute by minute the fresh neighbours of those that rotted last.
class Solution:
    def orangesRotting(self, grid: List[List[int]]) -> int:
        places = [(r, c) for r, row in enumerate(grid) for c in range(len(row))]
        fresh = {(r, c) for r, c in places if grid[r][c] == 1}
        last = {(r, c) for r, c in places if grid[r][c] == 2}
        minutes = 0
        while fresh:
            beside = set()
            for r, c in last:
                beside |= {(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)}
            last = beside & fresh
            if not last:
                return -1
            fresh -= last
            minutes += 1
        return minutes
