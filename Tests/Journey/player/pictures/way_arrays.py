import heapq
def dijkstra(adj, src):
    INF = float("inf")
    d = [INF] * len(adj)
    d[src] = 0
    h = [(0, src)]
    done = [False] * len(adj)
    prev = [-1] * len(adj)
    while h:
        c, u = heapq.heappop(h)
        if done[u]:
            continue
        done[u] = True
        for v, w in adj[u]:
            if c + w < d[v]:
                d[v] = c + w
                prev[v] = u
                heapq.heappush(h, (d[v], v))
    return d
g = [[(1, 7), (2, 3)], [(3, 1)], [(1, 2), (3, 8)], []]
print(dijkstra(g, 0))
