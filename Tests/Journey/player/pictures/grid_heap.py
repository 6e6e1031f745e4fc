import heapq


def effort(heights):
    m, n = len(heights), len(heights[0])
    best = [[10**9] * n for _ in range(m)]
    best[0][0] = 0
    pq = [(0, 0, 0)]
    while pq:
        d, x, y = heapq.heappop(pq)
        if d > best[x][y]:
            continue
        if x == m - 1 and y == n - 1:
            return d
        for a, b in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if 0 <= a < m and 0 <= b < n:
                nd = max(d, abs(heights[a][b] - heights[x][y]))
                if nd < best[a][b]:
                    best[a][b] = nd
                    heapq.heappush(pq, (nd, a, b))
    return -1


print(effort([[1, 2, 2], [3, 8, 2], [5, 3, 5]]))
