# Idea: leaves out one edge after the other, from the last on, until the rest connects all nodes.
class Solution:
    def findRedundantConnection(self, edges: List[List[int]]) -> List[int]:
        for spare in reversed(edges):
            neighbours = defaultdict(set)
            for a, b in edges:
                if [a, b] != spare:
                    neighbours[a].add(b)
                    neighbours[b].add(a)
            reached, newest = {1}, {1}
            while newest:
                newest = {near for node in newest for near in neighbours[node]} - reached
                reached |= newest
            if len(reached) == len(edges):
                return spare
        return []
