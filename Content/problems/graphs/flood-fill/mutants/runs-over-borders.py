# Bug: paints whatever is not of the new colour yet, instead of what has the old one.
class Solution:
    def floodFill(self, image: List[List[int]], sr: int, sc: int, color: int) -> List[List[int]]:
        pixels = [(sr, sc)]
        for r, c in pixels:
            if 0 <= r < len(image) and 0 <= c < len(image[0]) and image[r][c] != color:
                image[r][c] = color
                pixels += (r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)
        return image
