# Idea: fill unit layer by unit layer between the outermost columns that reach it.
class Solution:
    def trap(self, height: List[int]) -> int:
        water = 0
        levels = [0] + sorted(set(height))
        for below, above in zip(levels, levels[1:]):
            reaching = [i for i, h in enumerate(height) if h >= above]
            inside = reaching[-1] - reaching[0] + 1
            water += (above - below) * (inside - len(reaching))
        return water
