# Bug: turns by 180 degrees.
class Solution:
    def rotate(self, matrix: List[List[int]]) -> None:
        matrix.reverse()
        for row in matrix:
            row.reverse()
