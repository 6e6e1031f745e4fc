# Bug: gives the local name a new matrix; the caller's one stays as it was.
class Solution:
    def rotate(self, matrix: List[List[int]]) -> None:
        matrix = [list(row) for row in zip(*matrix[::-1])]
