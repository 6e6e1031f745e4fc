# Idea: reads the new picture out of a copy of the old one. Time O(n^2), space O(n^2).
class Solution:
    def rotate(self, matrix: List[List[int]]) -> None:
        old = [row[:] for row in matrix]
        for row, values in enumerate(old):
            for column, value in enumerate(values):
                matrix[column][len(old) - 1 - row] = value
