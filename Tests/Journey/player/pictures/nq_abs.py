def safe(pos, row, col):
    for r in range(row):
        if pos[r] == col or abs(pos[r] - col) == row - r:
            return False
    return True


def count(n):
    pos = [-1] * n
    total = 0

    def place(row):
        nonlocal total
        if row == n:
            total += 1
            return
        for col in range(n):
            if safe(pos, row, col):
                pos[row] = col
                place(row + 1)
                pos[row] = -1

    place(0)
    return total


print(count(4))
