# Idea: a stack of falling columns; a higher one closes the basins on top in layers.
class Solution:
    def trap(self, height: List[int]) -> int:
        falling = []
        water = 0
        for column, top in enumerate(height):
            while falling and height[falling[-1]] < top:
                floor = falling.pop()
                if not falling:
                    break
                wall = falling[-1]
                water += (min(height[wall], top) - height[floor]) * (column - wall - 1)
            falling.append(column)
        return water
