# Idea: go up with the ways to the last two steps.
class Solution:
    def climbStairs(self, n: int) -> int:
        before, here = 0, 1
        for _ in range(n):
            before, here = here, before + here
        return here
