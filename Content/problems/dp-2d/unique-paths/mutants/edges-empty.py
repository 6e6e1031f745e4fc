# Bug: begins with one path to the first cell only and never fills the upper edge.
class Solution:
    def uniquePaths(self, m: int, n: int) -> int:
        ways = [1] + [0] * (n - 1)
        for _ in range(m - 1):
            ways = list(accumulate(ways))
        return ways[-1]
