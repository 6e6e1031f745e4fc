# Idea: a list of pixels to visit; whoever has the old colour is painted and passes the paint on.
class Solution:
    def floodFill(self, image: List[List[int]], sr: int, sc: int, color: int) -> List[List[int]]:
        old = image[sr][sc]
        if old == color:
            return image
        rows, columns = len(image), len(image[0])
        pixels = [(sr, sc)]
        for r, c in pixels:
            if 0 <= r < rows and 0 <= c < columns and image[r][c] == old:
                image[r][c] = color
                pixels += (r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)
        return image
