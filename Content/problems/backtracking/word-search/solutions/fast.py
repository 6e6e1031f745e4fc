# Idea: follow the word letter by letter, and take the cells of the current walk off the board.
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
            neighbours = (row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)
            found = any(spells(*place, rest[1:]) for place in neighbours)
            cells[row, column] = letter
            return found

        return any(spells(*place, word) for place in list(cells))
