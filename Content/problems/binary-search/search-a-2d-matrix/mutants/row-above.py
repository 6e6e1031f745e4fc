# Bug: takes the row before when a row begins with the target itself.
class Solution:
    def searchMatrix(self, matrix: List[List[int]], target: int) -> bool:
        row = bisect_left([row[0] for row in matrix], target) - 1
        return target in matrix[max(row, 0)]
