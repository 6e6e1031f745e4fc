# Idea: row by row, each cell from the one above and the one on the left.
class Solution:
    def uniquePaths(self, m: int, n: int) -> int:
        ways = [1] * n
        for _ in range(m - 1):
            ways = list(accumulate(ways))
        return ways[-1]
