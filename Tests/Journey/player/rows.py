triangle = [[1]]
for size in range(2, 5):
    above = triangle[-1]
    row = [1] * size
    for k in range(1, size - 1):
        row[k] = above[k - 1] + above[k]
    triangle.append(row)

board = [[0] * 3 for _ in range(3)]
for r in range(3):
    for c in range(3):
        board[r][c] = r * c

same = [[0] * 2] * 2
same[0][1] = 7
print(triangle, board, same)
