# Idea: walks stretches whose lengths fall by one, turning to the right after each.
class Solution:
    def spiralOrder(self, matrix: List[List[int]]) -> List[int]:
        spiral = []
        row, column = 0, -1
        down, right = 0, 1
        length, next_length = len(matrix[0]), len(matrix) - 1
        while length:
            for _ in range(length):
                row += down
                column += right
                spiral.append(matrix[row][column])
            down, right = right, -down
            length, next_length = next_length, length - 1
        return spiral
