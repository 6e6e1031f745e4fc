# Idea: recursion on the last move, each number of steps solved once.
class Solution:
    def climbStairs(self, n: int) -> int:
        @cache
        def ways(steps: int) -> int:
            return 1 if steps <= 1 else ways(steps - 1) + ways(steps - 2)

        return ways(n)
