# Bug: row -1 and column -1 are the last ones in Python, so paint leaves at the top and comes in below.
class Solution:
    def floodFill(self, image: List[List[int]], sr: int, sc: int, color: int) -> List[List[int]]:
        old = image[sr][sc]
        if old == color:
            return image
        pixels = [(sr, sc)]
        for r, c in pixels:
            if r < len(image) and c < len(image[0]) and image[r][c] == old:
                image[r][c] = color
                r, c = r % len(image), c % len(image[0])
                pixels += (r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)
        return image
