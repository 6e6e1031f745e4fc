# Bug: leaves out the boards that are a mirrored picture of an earlier one.
class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        found = []
        for columns in permutations(range(n)):
            falling = {row - column for row, column in enumerate(columns)}
            rising = {row + column for row, column in enumerate(columns)}
            mirrored = tuple(n - 1 - column for column in columns)
            if len(falling) == len(rising) == n and mirrored not in found:
                found.append(columns)
        return [
            ["." * column + "Q" + "." * (n - 1 - column) for column in columns]
            for columns in found
        ]
