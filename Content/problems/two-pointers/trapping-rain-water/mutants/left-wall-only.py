# Bug: forgets that water flows off to the right.
class Solution:
    def trap(self, height: List[int]) -> int:
        return sum(wall - h for wall, h in zip(accumulate(height, max), height))
