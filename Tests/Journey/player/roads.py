import heapq

graph = {"A": [("B", 4), ("C", 1)], "B": [("D", 1)], "C": [("B", 2), ("D", 5)], "D": []}
dist = {"A": 0}
heap = [(0, "A")]
visited = set()
while heap:
    far, node = heapq.heappop(heap)
    if node in visited:
        continue
    visited.add(node)
    for neighbor, weight in graph[node]:
        if far + weight < dist.get(neighbor, 99):
            dist[neighbor] = far + weight
            heapq.heappush(heap, (dist[neighbor], neighbor))
print(dist)
