# Bug: puts even numbers into one group and odd ones into the other.
class Solution:
    def isBipartite(self, graph: List[List[int]]) -> bool:
        return all((near - node) % 2 for node, nearby in enumerate(graph) for near in nearby)
