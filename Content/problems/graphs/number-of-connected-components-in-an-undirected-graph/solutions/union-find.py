# Idea: begins with n groups; each edge between two groups makes one of them.
class Solution:
    def countComponents(self, n: int, edges: List[List[int]]) -> int:
        parent = list(range(n))

        def root(node: int) -> int:
            while parent[node] != node:
                parent[node] = parent[parent[node]]
                node = parent[node]
            return node

        groups = n
        for a, b in edges:
            first, second = root(a), root(b)
            if first != second:
                parent[second] = first
                groups -= 1
        return groups
