# Bug: counts rows and columns to the nearest food and does not see the obstacles.
class Solution:
    def getFood(self, grid: List[List[str]]) -> int:
        cells = {(r, c): cell for r, row in enumerate(grid) for c, cell in enumerate(row)}
        start_row, start_column = next(place for place, cell in cells.items() if cell == "*")
        return min(
            (abs(r - start_row) + abs(c - start_column)
             for (r, c), cell in cells.items() if cell == "#"),
            default=-1)
