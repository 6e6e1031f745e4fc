def diagonals(matrix):
    groups = {}
    order = []
    for i in range(len(matrix)):
        for j in range(len(matrix[0])):
            groups.setdefault(i - j, []).append(matrix[i][j])
            if i + j == 2:
                order.append(matrix[i][j])
    return order


def subsets(n):
    path, found = [], []

    def walk(start):
        found.append(path[:])
        for k in range(start, n):
            path.append(k)
            walk(k + 1)
            path.pop()

    walk(0)
    return found


print(diagonals([[1, 2, 3], [4, 5, 6], [7, 8, 9]]), len(subsets(3)))
