# Style: recursive with bit masks.
class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        boards, board = [], []

        def place(columns, left, right):
            if len(board) == n:
                boards.append(["." * c + "Q" + "." * (n - 1 - c) for c in board])
                return
            free = ~(columns | left | right) & ((1 << n) - 1)
            while free:
                bit = free & -free
                free ^= bit
                board.append(bit.bit_length() - 1)
                place(columns | bit, (left | bit) << 1, (right | bit) >> 1)
                board.pop()

        place(0, 0, 0)
        return boards
