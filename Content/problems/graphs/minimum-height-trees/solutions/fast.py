# Idea: takes all leaves away, round by round, until one or two nodes are left.
class Solution:
    def findMinHeightTrees(self, n: int, edges: List[List[int]]) -> List[int]:
        neighbours = {node: set() for node in range(n)}
        for a, b in edges:
            neighbours[a].add(b)
            neighbours[b].add(a)
        leaves = [node for node, near in neighbours.items() if len(near) < 2]
        while len(neighbours) > 2:
            inner = []
            for leaf in leaves:
                for near in neighbours.pop(leaf):
                    neighbours[near].remove(leaf)
                    if len(neighbours[near]) == 1:
                        inner.append(near)
            leaves = inner
        return leaves
