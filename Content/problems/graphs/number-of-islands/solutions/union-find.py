# Idea: every land cell starts as an island; joining neighbours takes one away each time. Time
# near O(rows · columns).
class Solution:
    def numIslands(self, grid: List[List[str]]) -> int:
        columns = len(grid[0])
        parents = list(range(len(grid) * columns))

        def root(cell: int) -> int:
            while parents[cell] != cell:
                parents[cell] = parents[parents[cell]]
                cell = parents[cell]
            return cell

        count = 0
        for row, cells in enumerate(grid):
            for column, value in enumerate(cells):
                if value != "1":
                    continue
                count += 1
                cell = row * columns + column
                earlier = []
                if row > 0 and grid[row - 1][column] == "1":
                    earlier.append(cell - columns)
                if column > 0 and cells[column - 1] == "1":
                    earlier.append(cell - 1)
                for neighbour in earlier:
                    one, other = root(neighbour), root(cell)
                    if one != other:
                        parents[other] = one
                        count -= 1
        return count
