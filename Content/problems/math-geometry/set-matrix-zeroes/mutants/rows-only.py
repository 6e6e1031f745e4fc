# Bug: clears rows but no columns.
class Solution:
    def setZeroes(self, matrix: List[List[int]]) -> None:
        for row in matrix:
            if 0 in row:
                row[:] = [0] * len(row)
