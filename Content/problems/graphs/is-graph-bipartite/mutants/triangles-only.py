# Bug: looks for triangles only; longer odd circles pass.
class Solution:
    def isBipartite(self, graph: List[List[int]]) -> bool:
        near = [set(nearby) for nearby in graph]
        return not any(near[a] & near[b] for a in range(len(graph)) for b in graph[a])
