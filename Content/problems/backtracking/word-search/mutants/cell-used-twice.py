# Bug: does not mark the cells, so a walk may use one twice.
class Solution:
    def exist(self, board: List[List[str]], word: str) -> bool:
        cells = {
            (row, column): letter
            for row, line in enumerate(board)
            for column, letter in enumerate(line)
        }
        reached = {place for place, letter in cells.items() if letter == word[0]}
        for wanted in word[1:]:
            reached = {
                (row, column)
                for (row, column), letter in cells.items()
                if letter == wanted
                and reached & {
                    (row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)
                }
            }
        return len(reached) > 0
