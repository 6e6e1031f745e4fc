# Idea: compute the area of every pair.
class Solution:
    def maxArea(self, height: List[int]) -> int:
        pairs = combinations(enumerate(height), 2)
        return max((right - left) * min(a, b) for (left, a), (right, b) in pairs)
