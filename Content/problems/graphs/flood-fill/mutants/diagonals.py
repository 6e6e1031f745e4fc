# Bug: lets the paint through at corners too.
class Solution:
    def floodFill(self, image: List[List[int]], sr: int, sc: int, color: int) -> List[List[int]]:
        old = image[sr][sc]
        if old == color:
            return image
        pixels = [(sr, sc)]
        for r, c in pixels:
            if 0 <= r < len(image) and 0 <= c < len(image[0]) and image[r][c] == old:
                image[r][c] = color
                pixels += ((r + down, c + right) for down in (-1, 0, 1) for right in (-1, 0, 1))
        return image
