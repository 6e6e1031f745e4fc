# Bug: finds the largest rectangle of any shape.
class Solution:
    def maximalSquare(self, matrix: List[List[str]]) -> int:
        best = 0
        heights = [0] * len(matrix[0])
        for cells in matrix:
            heights = [height + 1 if cell == "1" else 0 for height, cell in zip(heights, cells)]
            for start in range(len(heights)):
                lowest = heights[start]
                for end in range(start, len(heights)):
                    lowest = min(lowest, heights[end])
                    best = max(best, lowest * (end - start + 1))
        return best
