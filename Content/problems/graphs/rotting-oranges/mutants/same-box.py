# Bug: changes the box that it reads, so rot runs on to the right and downwards within one minute.
class Solution:
    def orangesRotting(self, grid: List[List[int]]) -> int:
        box = {(r, c): cell for r, row in enumerate(grid) for c, cell in enumerate(row)}
        minutes = 0
        while 1 in box.values():
            changed = False
            for (r, c), cell in box.items():
                beside = [(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)]
                if cell == 1 and any(box.get(place) == 2 for place in beside):
                    box[r, c] = 2
                    changed = True
            if not changed:
                return -1
            minutes += 1
        return minutes
