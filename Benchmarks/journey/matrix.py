size = 300
grid = [[0] * size for _ in range(size)]
for i in range(size):
    for j in range(size):
        grid[i][j] = i * j
