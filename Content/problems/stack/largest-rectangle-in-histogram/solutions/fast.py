# Idea: for each bar the number of bars to both sides that are at least as high, by a stack.
class Solution:
    def largestRectangleArea(self, heights: List[int]) -> int:
        to_the_left = self.widths(heights)
        to_the_right = reversed(self.widths(reversed(heights)))
        both = zip(heights, to_the_left, to_the_right)
        return max(height * (left + right - 1) for height, left, right in both)

    def widths(self, heights: Iterable[int]) -> List[int]:
        widths = []
        blocks = []
        for height in heights:
            width = 1
            while blocks and blocks[-1][0] >= height:
                width += blocks.pop()[1]
            blocks.append((height, width))
            widths.append(width)
        return widths
