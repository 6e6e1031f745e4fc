# Idea: asks a copy for each cell whether its row or its column holds a zero.
class Solution:
    def setZeroes(self, matrix: List[List[int]]) -> None:
        copy = [list(row) for row in matrix]
        for row, original in zip(matrix, copy):
            row[:] = [
                0 if 0 in original or 0 in column else value
                for value, column in zip(original, zip(*copy))
            ]
