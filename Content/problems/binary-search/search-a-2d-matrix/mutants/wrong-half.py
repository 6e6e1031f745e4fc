# Bug: goes left when the number is too small.
class Solution:
    def searchMatrix(self, matrix: List[List[int]], target: int) -> bool:
        columns = len(matrix[0])
        low, high = 0, len(matrix) * columns
        while low < high:
            middle = (low + high) // 2
            number = matrix[middle // columns][middle % columns]
            if number == target:
                return True
            if number < target:
                high = middle
            else:
                low = middle + 1
        return False
