# Bug: counts the width between the lower bars one too small on the left edge.
class Solution:
    def largestRectangleArea(self, heights: List[int]) -> int:
        largest = max(heights)
        rising = []
        for place, height in enumerate(heights + [0]):
            while rising and heights[rising[-1]] >= height:
                top = rising.pop()
                before = rising[-1] if rising else 0
                largest = max(largest, heights[top] * (place - before - 1))
            rising.append(place)
        return largest
