# Idea: find the only row that can hold the target, then search it.
class Solution:
    def searchMatrix(self, matrix: List[List[int]], target: int) -> bool:
        rows_before = bisect_right([row[0] for row in matrix], target)
        if rows_before == 0:
            return False
        row = matrix[rows_before - 1]
        place = bisect_left(row, target)
        return place < len(row) and row[place] == target
