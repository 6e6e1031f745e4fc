# Idea: halve the matrix as if it were one sorted list in lines.
class Solution:
    def searchMatrix(self, matrix: List[List[int]], target: int) -> bool:
        columns = len(matrix[0])
        cells = len(matrix) * columns
        low = 0
        high = cells
        while low < high:
            middle = (low + high) // 2
            if matrix[middle // columns][middle % columns] < target:
                low = middle + 1
            else:
                high = middle
        return low < cells and matrix[low // columns][low % columns] == target
