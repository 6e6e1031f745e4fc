# Idea: walk every path, cell by cell.
class Solution:
    def uniquePaths(self, m: int, n: int) -> int:
        def paths(row: int, column: int) -> int:
            if row == m or column == n:
                return 0
            if row == m - 1 and column == n - 1:
                return 1
            return paths(row + 1, column) + paths(row, column + 1)

        return paths(0, 0)
