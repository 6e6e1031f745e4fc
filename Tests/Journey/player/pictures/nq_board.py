def solve(n):
    board = [["."] * n for _ in range(n)]
    res = []
    cols, diag, anti = set(), set(), set()

    def backtrack(r):
        if r == n:
            res.append(["".join(row) for row in board])
            return
        for c in range(n):
            if c in cols or r - c in diag or r + c in anti:
                continue
            cols.add(c)
            diag.add(r - c)
            anti.add(r + c)
            board[r][c] = "Q"
            backtrack(r + 1)
            cols.remove(c)
            diag.remove(r - c)
            anti.remove(r + c)
            board[r][c] = "."

    backtrack(0)
    return res


print(len(solve(4)))
