def totalNQueens(n):
    ans = 0
    queens = []
    def ok(c):
        r = len(queens)
        for i, q in enumerate(queens):
            if q == c or abs(q - c) == r - i:
                return False
        return True
    def go():
        nonlocal ans
        if len(queens) == n:
            ans += 1
            return
        for c in range(n):
            if ok(c):
                queens.append(c)
                go()
                queens.pop()
    go()
    return ans
print(totalNQueens(4))
