# Bug: forgets the diagonals, so the queens move like rooks.
class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        return [
            ["." * column + "Q" + "." * (n - 1 - column) for column in columns]
            for columns in permutations(range(n))
        ]
