# Bug: climbs from the Pacific only to the right and down, from the Atlantic only left and up.
class Solution:
    def pacificAtlantic(self, heights: List[List[int]]) -> List[List[int]]:
        rows, columns = len(heights), len(heights[0])
        pacific, atlantic = set(), set()
        for r in range(rows):
            for c in range(columns):
                if r == 0 or c == 0:
                    pacific.add((r, c))
                elif any(n in pacific and heights[n[0]][n[1]] <= heights[r][c]
                         for n in ((r - 1, c), (r, c - 1))):
                    pacific.add((r, c))
        for r in reversed(range(rows)):
            for c in reversed(range(columns)):
                if r == rows - 1 or c == columns - 1:
                    atlantic.add((r, c))
                elif any(n in atlantic and heights[n[0]][n[1]] <= heights[r][c]
                         for n in ((r + 1, c), (r, c + 1))):
                    atlantic.add((r, c))
        return [list(cell) for cell in pacific & atlantic]
