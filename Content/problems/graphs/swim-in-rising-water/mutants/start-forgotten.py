# Bug: does not count the height of the first cell.
class Solution:
    def swimInWater(self, grid: List[List[int]]) -> int:
        dry = {(r, c): height for r, row in enumerate(grid) for c, height in enumerate(row)}
        dry.pop((0, 0))
        shore = [(0, 0, 0)]
        moment = 0
        while shore:
            height, r, c = heappop(shore)
            moment = max(moment, height)
            if r == c == len(grid) - 1:
                break
            for place in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                if place in dry:
                    heappush(shore, (dry.pop(place), *place))
        return moment
