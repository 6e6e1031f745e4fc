# Bug: checks one kind of diagonal only.
class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        boards = []

        def place(queens: List[int]) -> None:
            row = len(queens)
            if row == n:
                boards.append(["." * column + "Q" + "." * (n - 1 - column) for column in queens])
            for column in range(n):
                if all(
                    column != other and row - column != above - other
                    for above, other in enumerate(queens)
                ):
                    place(queens + [column])

        place([])
        return boards
