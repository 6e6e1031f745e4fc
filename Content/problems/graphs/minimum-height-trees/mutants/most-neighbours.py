# Bug: takes the nodes with the most neighbours.
class Solution:
    def findMinHeightTrees(self, n: int, edges: List[List[int]]) -> List[int]:
        degree = Counter(node for edge in edges for node in edge)
        return [node for node in range(n) if degree[node] == max(degree.values(), default=0)]
