# Bug: fills only cells in which a single digit is possible, and stops when there is none.
class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        is_changed = True
        while is_changed:
            is_changed = False
            for row in range(9):
                for column in range(9):
                    if board[row][column] != ".":
                        continue
                    top, left = row // 3 * 3, column // 3 * 3
                    used = set(board[row]) | {cells[column] for cells in board}
                    for cells in board[top : top + 3]:
                        used |= set(cells[left : left + 3])
                    possible = set("123456789") - used
                    if len(possible) == 1:
                        board[row][column] = possible.pop()
                        is_changed = True
