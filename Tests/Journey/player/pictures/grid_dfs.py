def area(grid):
    seen = set()

    def dfs(i, j):
        if i < 0 or j < 0 or i == len(grid) or j == len(grid[0]) or grid[i][j] == 0 or (i, j) in seen:
            return 0
        seen.add((i, j))
        return 1 + dfs(i + 1, j) + dfs(i - 1, j) + dfs(i, j + 1) + dfs(i, j - 1)

    best = 0
    for i in range(len(grid)):
        for j in range(len(grid[0])):
            best = max(best, dfs(i, j))
    return best


print(area([[0, 1, 0], [1, 1, 0], [0, 1, 1]]))
