# Bug: lets a bar's rectangle grow to the right only.
class Solution:
    def largestRectangleArea(self, heights: List[int]) -> int:
        largest = 0
        rising = []
        for place, height in enumerate(heights + [0]):
            while rising and heights[rising[-1]] >= height:
                top = rising.pop()
                largest = max(largest, heights[top] * (place - top))
            rising.append(place)
        return largest
