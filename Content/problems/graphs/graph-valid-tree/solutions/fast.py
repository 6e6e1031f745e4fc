# Idea: n - 1 edges, and a walk from node 0 that reaches all nodes.
class Solution:
    def validTree(self, n: int, edges: List[List[int]]) -> bool:
        neighbours = [[] for _ in range(n)]
        for a, b in edges:
            neighbours[a].append(b)
            neighbours[b].append(a)
        reached = set()
        frontier = {0}
        while frontier:
            reached |= frontier
            frontier = {near for node in frontier for near in neighbours[node]} - reached
        return len(reached) == n and len(edges) == n - 1
