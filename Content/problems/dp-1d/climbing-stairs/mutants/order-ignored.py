# Bug: counts how many double steps there can be, but not where they stand.
class Solution:
    def climbStairs(self, n: int) -> int:
        return n // 2 + 1
