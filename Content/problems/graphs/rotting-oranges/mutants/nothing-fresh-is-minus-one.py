# Bug: without a rotten orange it says -1, even when there is no fresh one.
class Solution:
    def orangesRotting(self, grid: List[List[int]]) -> int:
        places = [(r, c) for r, row in enumerate(grid) for c in range(len(row))]
        fresh = {(r, c) for r, c in places if grid[r][c] == 1}
        last = {(r, c) for r, c in places if grid[r][c] == 2}
        minutes = -1
        while last:
            fresh -= last
            minutes += 1
            last = fresh & {
                place for r, c in last for place in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1))
            }
        return -1 if fresh else minutes
