# Idea: each land cell is a group of one; joining neighbours adds up the sizes.
class Solution:
    def maxAreaOfIsland(self, grid: List[List[int]]) -> int:
        columns = len(grid[0])
        parents = list(range(len(grid) * columns))
        sizes = [1] * len(parents)

        def root(cell: int) -> int:
            while parents[cell] != cell:
                parents[cell] = parents[parents[cell]]
                cell = parents[cell]
            return cell

        largest = 0
        for r, row in enumerate(grid):
            for c, value in enumerate(row):
                if value == 0:
                    continue
                cell = r * columns + c
                earlier = []
                if r > 0 and grid[r - 1][c] == 1:
                    earlier.append(cell - columns)
                if c > 0 and row[c - 1] == 1:
                    earlier.append(cell - 1)
                for neighbour in earlier:
                    small, large = sorted((root(neighbour), root(cell)), key=sizes.__getitem__)
                    if small != large:
                        parents[small] = large
                        sizes[large] += sizes[small]
                largest = max(largest, sizes[root(cell)])
        return largest
