# Bug: hangs the node itself below the other one, which tears it away from its own group.
class Solution:
    def countComponents(self, n: int, edges: List[List[int]]) -> int:
        parent = list(range(n))

        def root(node: int) -> int:
            while parent[node] != node:
                node = parent[node]
            return node

        for a, b in edges:
            if root(a) != root(b):
                parent[a] = root(b)
        return sum(parent[node] == node for node in range(n))
