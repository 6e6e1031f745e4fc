# Bug: forgets that the first row is there already.
class Solution:
    def uniquePaths(self, m: int, n: int) -> int:
        ways = [1] * n
        for _ in range(m):
            ways = list(accumulate(ways))
        return ways[-1]
