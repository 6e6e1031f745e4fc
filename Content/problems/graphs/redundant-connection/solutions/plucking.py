# Idea: plucks leaves until only the circle is left, and takes its last edge.
class Solution:
    def findRedundantConnection(self, edges: List[List[int]]) -> List[int]:
        neighbours = defaultdict(set)
        for a, b in edges:
            neighbours[a].add(b)
            neighbours[b].add(a)
        leaves = [node for node, near in neighbours.items() if len(near) == 1]
        for leaf in leaves:
            inner = neighbours.pop(leaf).pop()
            neighbours[inner].remove(leaf)
            if len(neighbours[inner]) == 1:
                leaves.append(inner)
        for a, b in reversed(edges):
            if a in neighbours and b in neighbours:
                return [a, b]
        return []
