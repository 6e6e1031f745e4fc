# Bug: returns the first edge of the circle instead of the last.
class Solution:
    def findRedundantConnection(self, edges: List[List[int]]) -> List[int]:
        group = {node: [node] for edge in edges for node in edge}
        for a, b in reversed(edges):
            if group[a] is group[b]:
                return [a, b]
            small, large = sorted((group[a], group[b]), key=len)
            large.extend(small)
            for node in small:
                group[node] = large
        return []
