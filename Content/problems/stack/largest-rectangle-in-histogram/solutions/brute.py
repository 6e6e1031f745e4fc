# Idea: from each bar to the right, with the lowest height so far. Time O(n²).
class Solution:
    def largestRectangleArea(self, heights: List[int]) -> int:
        return max(
            lowest * length
            for start in range(len(heights))
            for length, lowest in enumerate(accumulate(heights[start:], min), 1)
        )
