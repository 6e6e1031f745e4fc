# Bug: a higher column closes only one layer.
class Solution:
    def trap(self, height: List[int]) -> int:
        falling = []
        water = 0
        for column, top in enumerate(height):
            if falling and height[falling[-1]] < top:
                floor = falling.pop()
                if falling:
                    wall = falling[-1]
                    water += (min(height[wall], top) - height[floor]) * (column - wall - 1)
            falling.append(column)
        return water
