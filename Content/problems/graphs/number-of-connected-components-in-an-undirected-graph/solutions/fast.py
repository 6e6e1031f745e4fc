# Idea: one walk for each component, begun at every node that no earlier walk reached.
class Solution:
    def countComponents(self, n: int, edges: List[List[int]]) -> int:
        neighbours = [[] for _ in range(n)]
        for a, b in edges:
            neighbours[a].append(b)
            neighbours[b].append(a)
        reached = set()
        components = 0
        for start in range(n):
            if start in reached:
                continue
            components += 1
            frontier = {start}
            while frontier:
                reached |= frontier
                frontier = {near for node in frontier for near in neighbours[node]} - reached
        return components
