# Idea: row by row, with the columns and diagonals in use remembered.
class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        boards = []

        def place(queens: List[int], falling: Set[int], rising: Set[int]) -> None:
            row = len(queens)
            if row == n:
                boards.append(["." * column + "Q" + "." * (n - 1 - column) for column in queens])
            for column in range(n):
                down, up = row - column, row + column
                if column not in queens and down not in falling and up not in rising:
                    place(queens + [column], falling | {down}, rising | {up})

        place([], set(), set())
        return boards
