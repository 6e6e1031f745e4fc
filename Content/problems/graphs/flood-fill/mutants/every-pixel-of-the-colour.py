# Bug: paints every pixel of the old colour, wherever it lies.
class Solution:
    def floodFill(self, image: List[List[int]], sr: int, sc: int, color: int) -> List[List[int]]:
        old = image[sr][sc]
        return [[color if pixel == old else pixel for pixel in row] for row in image]
