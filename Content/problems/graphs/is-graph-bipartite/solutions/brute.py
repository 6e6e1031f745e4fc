# Idea: tries every split of the nodes into two groups.
class Solution:
    def isBipartite(self, graph: List[List[int]]) -> bool:
        return any(
            all(split[near] != split[node] for node, nearby in enumerate(graph) for near in nearby)
            for split in product((True, False), repeat=len(graph))
        )
