# Idea: distances that improve from neighbour to neighbour until nothing changes.
class Solution:
    def getFood(self, grid: List[List[str]]) -> int:
        cells = {
            (r, c): cell
            for r, row in enumerate(grid) for c, cell in enumerate(row) if cell != "X"
        }
        far = len(cells) + 1
        steps = {place: 0 if cell == "*" else far for place, cell in cells.items()}
        before = {}
        while steps != before:
            before = dict(steps)
            for r, c in steps:
                for place in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                    steps[r, c] = min(steps[r, c], steps.get(place, far) + 1)
        nearest = min((steps[place] for place, cell in cells.items() if cell == "#"), default=far)
        return nearest if nearest < far else -1
