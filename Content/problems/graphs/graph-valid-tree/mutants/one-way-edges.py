# Bug: walks each edge only from its first end to its second.
class Solution:
    def validTree(self, n: int, edges: List[List[int]]) -> bool:
        neighbours = [[] for _ in range(n)]
        for a, b in edges:
            neighbours[a].append(b)
        reached = [0]
        for node in reached:
            reached.extend(near for near in neighbours[node] if near not in reached)
        return len(reached) == n and len(edges) == n - 1
