# Bug: begins with the wrong pair, so the answer is that of the next staircase.
class Solution:
    def climbStairs(self, n: int) -> int:
        before, here = 1, 1
        for _ in range(n):
            before, here = here, before + here
        return here
