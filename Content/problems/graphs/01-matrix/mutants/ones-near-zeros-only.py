# Bug: takes a 1 in the matrix for a distance, so only numbers next to zeros are right.
class Solution:
    def updateMatrix(self, mat: List[List[int]]) -> List[List[int]]:
        return [list(row) for row in mat]
