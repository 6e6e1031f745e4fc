# Bug: turns back when the first row does not reach up to the target.
class Solution:
    def searchMatrix(self, matrix: List[List[int]], target: int) -> bool:
        row = matrix[0] if target <= matrix[0][-1] else matrix[-1]
        return target in row
