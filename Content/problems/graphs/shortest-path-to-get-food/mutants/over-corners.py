# Bug: steps over corners too.
class Solution:
    def getFood(self, grid: List[List[str]]) -> int:
        cells = {(r, c): cell for r, row in enumerate(grid) for c, cell in enumerate(row)}
        unseen = {place for place, cell in cells.items() if cell != "X"}
        reached = {place for place, cell in cells.items() if cell == "*"}
        steps = 0
        while reached:
            if any(cells[place] == "#" for place in reached):
                return steps
            unseen -= reached
            reached = unseen & {
                (r + i, c + j) for r, c in reached for i in (-1, 0, 1) for j in (-1, 0, 1)
            }
            steps += 1
        return -1
