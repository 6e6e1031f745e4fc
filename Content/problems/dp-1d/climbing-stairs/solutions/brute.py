# Idea: try every move from every step.
class Solution:
    def climbStairs(self, n: int) -> int:
        if n == 0:
            return 1
        return sum(self.climbStairs(n - move) for move in (1, 2) if move <= n)
