# Bug: walks to the right and downwards only.
class Solution:
    def exist(self, board: List[List[str]], word: str) -> bool:
        def spells(row: int, column: int, rest: str) -> bool:
            if not rest:
                return True
            if row == len(board) or column == len(board[0]) or board[row][column] != rest[0]:
                return False
            return spells(row + 1, column, rest[1:]) or spells(row, column + 1, rest[1:])

        places = product(range(len(board)), range(len(board[0])))
        return any(spells(row, column, word) for row, column in places)
