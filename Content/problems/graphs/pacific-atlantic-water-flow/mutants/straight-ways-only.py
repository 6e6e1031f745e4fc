# Bug: water flows only straight on, never round a corner.
class Solution:
    def pacificAtlantic(self, heights: List[List[int]]) -> List[List[int]]:
        rows, columns = len(heights), len(heights[0])

        def falls(line):
            return all(a >= b for a, b in zip(line, line[1:]))

        both = []
        for r in range(rows):
            for c in range(columns):
                row, column = heights[r], [heights[k][c] for k in range(rows)]
                pacific = falls(row[c::-1]) or falls(column[r::-1])
                atlantic = falls(row[c:]) or falls(column[r:])
                if pacific and atlantic:
                    both.append([r, c])
        return both
