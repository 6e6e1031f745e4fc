# Bug: gives the new group to the edge's end only, and not to the others of its old group.
class Solution:
    def findRedundantConnection(self, edges: List[List[int]]) -> List[int]:
        group = {node: node for edge in edges for node in edge}
        for a, b in edges:
            if group[a] == group[b]:
                return [a, b]
            group[b] = group[a]
        return []
