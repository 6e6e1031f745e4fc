# Bug: counts the cells between start and food instead of the steps.
class Solution:
    def getFood(self, grid: List[List[str]]) -> int:
        cells = {(r, c): cell for r, row in enumerate(grid) for c, cell in enumerate(row)}
        unseen = {place for place, cell in cells.items() if cell != "X"}
        reached = {place for place, cell in cells.items() if cell == "*"}
        steps = -1
        while reached:
            if any(cells[place] == "#" for place in reached):
                return steps
            unseen -= reached
            reached = unseen & {
                place
                for r, c in reached for place in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1))
            }
            steps += 1
        return -1
