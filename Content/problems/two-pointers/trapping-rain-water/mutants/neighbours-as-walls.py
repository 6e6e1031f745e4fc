# Bug: takes the direct neighbours for the walls.
class Solution:
    def trap(self, height: List[int]) -> int:
        triples = zip(height, height[1:], height[2:])
        return sum(max(0, min(a, c) - b) for a, b, c in triples)
