# Idea: from each land cell a set grows by all land beside it, until it grows no more.
class Solution:
    def maxAreaOfIsland(self, grid: List[List[int]]) -> int:
        land = {(r, c) for r, row in enumerate(grid) for c, cell in enumerate(row) if cell == 1}
        largest = 0
        for start in land:
            island, newest = {start}, {start}
            while newest:
                beside = set()
                for r, c in newest:
                    beside |= {(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)}
                newest = (beside & land) - island
                island |= newest
            largest = max(largest, len(island))
        return largest
