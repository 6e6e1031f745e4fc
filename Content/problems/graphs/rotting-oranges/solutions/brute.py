# Idea: plays it: for every minute a new box, until nothing changes any more.
class Solution:
    def orangesRotting(self, grid: List[List[int]]) -> int:
        box = {(r, c): cell for r, row in enumerate(grid) for c, cell in enumerate(row)}
        minutes = 0
        while True:
            later = dict(box)
            for (r, c), cell in box.items():
                beside = [(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)]
                if cell == 1 and any(box.get(place) == 2 for place in beside):
                    later[r, c] = 2
            if later == box:
                return -1 if 1 in box.values() else minutes
            box = later
            minutes += 1
