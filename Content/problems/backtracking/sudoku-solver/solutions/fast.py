# Idea: fill cell by cell, with notes of the digits in each row, column and box.
class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        def notes(row: int, column: int, digit: str) -> Set[Tuple]:
            return {("row", row, digit), ("column", column, digit), (row // 3, column // 3, digit)}

        used = set()
        empty = []
        for row, cells in enumerate(board):
            for column, digit in enumerate(cells):
                if digit == ".":
                    empty.append((row, column))
                else:
                    used.update(notes(row, column, digit))

        def fill(number: int) -> bool:
            if number == len(empty):
                return True
            row, column = empty[number]
            for digit in "123456789":
                added = notes(row, column, digit)
                if used.isdisjoint(added):
                    board[row][column] = digit
                    used.update(added)
                    if fill(number + 1):
                        return True
                    used.difference_update(added)
            return False

        fill(0)
