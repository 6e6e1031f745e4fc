# Bug: reads the rows in turns from left to right and back instead of inwards.
class Solution:
    def spiralOrder(self, matrix: List[List[int]]) -> List[int]:
        return [value for r, row in enumerate(matrix) for value in (row[::-1] if r % 2 else row)]
