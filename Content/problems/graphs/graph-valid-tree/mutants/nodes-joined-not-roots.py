# Bug: hangs the node itself below the other one, which tears it away from its own group.
class Solution:
    def validTree(self, n: int, edges: List[List[int]]) -> bool:
        parent = list(range(n))

        def root(node: int) -> int:
            while parent[node] != node:
                node = parent[node]
            return node

        for a, b in edges:
            if root(a) == root(b):
                return False
            parent[a] = b
        return len({root(node) for node in range(n)}) == 1
