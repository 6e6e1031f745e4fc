# Idea: sweeps over the whole image and marks what lies beside a mark, until a sweep finds nothing.
class Solution:
    def floodFill(self, image: List[List[int]], sr: int, sc: int, color: int) -> List[List[int]]:
        old = image[sr][sc]
        marked = {(sr, sc)}
        grows = True
        while grows:
            grows = False
            for r, row in enumerate(image):
                for c, pixel in enumerate(row):
                    beside = {(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)}
                    if pixel == old and (r, c) not in marked and beside & marked:
                        marked.add((r, c))
                        grows = True
        return [
            [color if (r, c) in marked else pixel for c, pixel in enumerate(row)]
            for r, row in enumerate(image)
        ]
