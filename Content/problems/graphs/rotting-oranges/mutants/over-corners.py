# Bug: lets rot spread over corners too.
class Solution:
    def orangesRotting(self, grid: List[List[int]]) -> int:
        places = [(r, c) for r, row in enumerate(grid) for c in range(len(row))]
        fresh = {(r, c) for r, c in places if grid[r][c] == 1}
        last = {(r, c) for r, c in places if grid[r][c] == 2}
        minutes = 0
        while fresh:
            last = fresh & {
                (r + i, c + j) for r, c in last for i in (-1, 0, 1) for j in (-1, 0, 1)
            }
            if not last:
                return -1
            fresh -= last
            minutes += 1
        return minutes
