# Bug: steps diagonally as well.
class Solution:
    def exist(self, board: List[List[str]], word: str) -> bool:
        cells = {
            (row, column): letter
            for row, line in enumerate(board)
            for column, letter in enumerate(line)
        }

        def spells(row: int, column: int, rest: str) -> bool:
            if not rest:
                return True
            if cells.get((row, column)) != rest[0]:
                return False
            letter = cells.pop((row, column))
            found = any(
                spells(row + down, column + right, rest[1:])
                for down in (-1, 0, 1)
                for right in (-1, 0, 1)
            )
            cells[row, column] = letter
            return found

        return any(spells(*place, word) for place in list(cells))
