# Idea: plucks one leaf after the other; a tree shrinks to a single node. Time O(n · edges).
class Solution:
    def validTree(self, n: int, edges: List[List[int]]) -> bool:
        neighbours = {node: set() for node in range(n)}
        for a, b in edges:
            neighbours[a].add(b)
            neighbours[b].add(a)
        while leaves := [node for node, near in neighbours.items() if len(near) == 1]:
            leaf = leaves[0]
            neighbours[neighbours[leaf].pop()].remove(leaf)
            del neighbours[leaf]
        return len(neighbours) == 1
