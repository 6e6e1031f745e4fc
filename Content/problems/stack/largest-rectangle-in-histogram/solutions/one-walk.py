# Idea: a stack of rising bars; a lower bar ends those on top and measures them.
class Solution:
    def largestRectangleArea(self, heights: List[int]) -> int:
        largest = 0
        rising = []
        for place, height in enumerate(heights + [0]):
            while rising and heights[rising[-1]] >= height:
                top = rising.pop()
                before = rising[-1] if rising else -1
                largest = max(largest, heights[top] * (place - before - 1))
            rising.append(place)
        return largest
