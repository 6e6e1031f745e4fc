from heapq import heappush, heappop


def farthest(n, links):
    routes = [[] for _ in range(n)]
    for a, b, cost in links:
        routes[a].append((cost, b))
    best = {}
    pq = [(0, 0)]
    while pq:
        far, node = heappop(pq)
        if node in best:
            continue
        best[node] = far
        for cost, near in routes[node]:
            if near not in best:
                heappush(pq, (far + cost, near))
    return max(best.values())


print(farthest(4, [(0, 1, 4), (0, 2, 1), (2, 1, 2), (1, 3, 1)]))
