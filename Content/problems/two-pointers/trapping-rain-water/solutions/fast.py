# Idea: the highest wall up to each column from both sides; the lower one is the level.
class Solution:
    def trap(self, height: List[int]) -> int:
        left = accumulate(height, max)
        right = reversed(list(accumulate(reversed(height), max)))
        return sum(min(walls) for walls in zip(left, right)) - sum(height)
