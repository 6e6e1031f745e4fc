# Bug: takes an edge between two nodes that have both been seen for one that closes the circle.
class Solution:
    def findRedundantConnection(self, edges: List[List[int]]) -> List[int]:
        seen = set()
        for a, b in edges:
            if a in seen and b in seen:
                return [a, b]
            seen |= {a, b}
        return []
