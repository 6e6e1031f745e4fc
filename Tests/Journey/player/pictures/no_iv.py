def closest(points):
    return sorted(points, key=lambda p: p[0] ** 2 + p[1] ** 2)[:2]


def degrees(n, edges):
    degree = [0] * n
    for a, b in edges:
        degree[a] += 1
        degree[b] += 1
    return degree


def wins(games):
    lost = {}
    for winner, loser in games:
        lost[loser] = lost.get(loser, 0) + 1
    return lost


def envelopes(sizes):
    sizes.sort()
    best = [1] * len(sizes)
    for i in range(len(sizes)):
        for j in range(i):
            if sizes[j][0] < sizes[i][0] and sizes[j][1] < sizes[i][1]:
                best[i] = max(best[i], best[j] + 1)
    return max(best)


print(closest([[1, 3], [2, 2], [0, 1]]), degrees(4, [(0, 1), (1, 2), (2, 3)]), wins([(1, 2), (1, 3)]), envelopes([[5, 6], [6, 7], [2, 3]]))
