# Idea: row by row, each square compared with the queens above.
class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        boards = []
        queens = []

        def is_free(column: int) -> bool:
            return all(
                other != column and abs(other - column) != len(queens) - row
                for row, other in enumerate(queens)
            )

        def place() -> None:
            if len(queens) == n:
                boards.append(["." * column + "Q" + "." * (n - 1 - column) for column in queens])
                return
            for column in range(n):
                if is_free(column):
                    queens.append(column)
                    place()
                    queens.pop()

        place()
        return boards
