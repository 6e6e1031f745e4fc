# Bug: too slow. Computes the turned inner square anew for every cell it copies from it:
# exponential.
class Solution:
    def rotate(self, matrix: List[List[int]]) -> None:
        matrix[:] = self.turned(matrix)

    def turned(self, square: List[List[int]]) -> List[List[int]]:
        size = len(square)
        answer = [[square[size - 1 - column][row] for column in range(size)] for row in range(size)]
        for row in range(1, size - 1):
            for column in range(1, size - 1):
                inner = self.turned([line[1:-1] for line in square[1:-1]])
                answer[row][column] = inner[row - 1][column - 1]
        return answer
