# Idea: tries every moment in turn and looks how far one can swim then.
class Solution:
    def swimInWater(self, grid: List[List[int]]) -> int:
        heights = {(r, c): height for r, row in enumerate(grid) for c, height in enumerate(row)}
        goal = max(heights)
        for moment in range(len(heights)):
            covered = {place for place, height in heights.items() if height <= moment}
            reached = newest = {(0, 0)} & covered
            while newest:
                beside = set()
                for r, c in newest:
                    beside |= {(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)}
                newest = (beside & covered) - reached
                reached = reached | newest
            if goal in reached:
                return moment
        return -1
