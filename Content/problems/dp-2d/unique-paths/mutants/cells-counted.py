# Bug: chooses among the cells of a path instead of the moves between them.
class Solution:
    def uniquePaths(self, m: int, n: int) -> int:
        return comb(m + n - 1, m - 1)
