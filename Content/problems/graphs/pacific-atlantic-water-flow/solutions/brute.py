# Idea: follows the water from each cell to all cells that it reaches. Time O(cells²).
class Solution:
    def pacificAtlantic(self, heights: List[List[int]]) -> List[List[int]]:
        rows, columns = len(heights), len(heights[0])

        def flow(row: int, column: int, from_height: int, wet: set) -> set:
            inside = 0 <= row < rows and 0 <= column < columns
            if inside and (row, column) not in wet and heights[row][column] <= from_height:
                wet.add((row, column))
                for down, right in (0, 1), (1, 0), (0, -1), (-1, 0):
                    flow(row + down, column + right, heights[row][column], wet)
            return wet

        def reaches_both(row: int, column: int) -> bool:
            wet = flow(row, column, heights[row][column], set())
            at_pacific = any(0 in cell for cell in wet)
            return at_pacific and any(r == rows - 1 or c == columns - 1 for r, c in wet)

        cells = [[row, column] for row in range(rows) for column in range(columns)]
        return [cell for cell in cells if reaches_both(*cell)]
