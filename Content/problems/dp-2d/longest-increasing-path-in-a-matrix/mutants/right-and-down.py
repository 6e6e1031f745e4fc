# Bug: steps to the right and downwards only.
class Solution:
    def longestIncreasingPath(self, matrix: List[List[int]]) -> int:
        longest = [[1] * len(row) for row in matrix]
        for row, cells in enumerate(matrix):
            for column, number in enumerate(cells):
                for up, left in ((row - 1, column), (row, column - 1)):
                    if up >= 0 and left >= 0 and matrix[up][left] < number:
                        longest[row][column] = max(longest[row][column], longest[up][left] + 1)
        return max(map(max, longest))
