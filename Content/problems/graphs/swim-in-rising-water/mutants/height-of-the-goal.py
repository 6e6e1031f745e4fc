# Bug: returns the height of the goal and not the greatest height on the way.
class Solution:
    def swimInWater(self, grid: List[List[int]]) -> int:
        return max(grid[0][0], grid[-1][-1])
