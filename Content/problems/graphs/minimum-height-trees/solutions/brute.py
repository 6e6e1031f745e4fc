# Idea: takes each node for the root and measures the height.
class Solution:
    def findMinHeightTrees(self, n: int, edges: List[List[int]]) -> List[int]:
        neighbours = [[] for _ in range(n)]
        for a, b in edges:
            neighbours[a].append(b)
            neighbours[b].append(a)

        def height(root: int) -> int:
            reached, newest, rounds = {root}, {root}, -1
            while newest:
                rounds += 1
                newest = {near for node in newest for near in neighbours[node]} - reached
                reached |= newest
            return rounds

        heights = [height(root) for root in range(n)]
        least = min(heights)
        return [root for root in range(n) if heights[root] == least]
