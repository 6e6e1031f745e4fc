# Idea: gives every land cell its own label and lowers labels to the smallest neighbour's until
# nothing changes.
class Solution:
    def numIslands(self, grid: List[List[str]]) -> int:
        # A border of water spares the checks at the edges.
        width = len(grid[0]) + 2
        labels = [0] * (width * (len(grid) + 2))
        land = []
        for row, cells in enumerate(grid):
            for column, cell in enumerate(cells):
                if cell == "1":
                    place = (row + 1) * width + column + 1
                    labels[place] = place
                    land.append(place)
        changed = True
        while changed:
            changed = False
            for place in land:
                for step in (-1, 1, -width, width):
                    if 0 < labels[place + step] < labels[place]:
                        labels[place] = labels[place + step]
                        changed = True
            land.reverse()
        return sum(labels[place] == place for place in land)
