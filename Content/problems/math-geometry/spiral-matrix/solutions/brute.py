# Idea: takes off the first row and turns the rest by a quarter, again and again.
class Solution:
    def spiralOrder(self, matrix: List[List[int]]) -> List[int]:
        if not matrix:
            return []
        first, *rest = matrix
        turned = [list(column) for column in zip(*rest)][::-1]
        return list(first) + self.spiralOrder(turned)
