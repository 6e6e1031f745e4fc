# Idea: halves the range of moments; for each middle one a search tells whether it is enough.
class Solution:
    def swimInWater(self, grid: List[List[int]]) -> int:
        n = len(grid)

        def can_cross(moment: int) -> bool:
            known = {(0, 0)}
            cells = [(0, 0)] if grid[0][0] <= moment else []
            for r, c in cells:
                for place in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                    row, column = place
                    if 0 <= row < n and 0 <= column < n and grid[row][column] <= moment:
                        if place not in known:
                            known.add(place)
                            cells.append(place)
            return (n - 1, n - 1) in cells

        low, high = 0, n * n - 1
        while low < high:
            middle = (low + high) // 2
            if can_cross(middle):
                high = middle
            else:
                low = middle + 1
        return low
