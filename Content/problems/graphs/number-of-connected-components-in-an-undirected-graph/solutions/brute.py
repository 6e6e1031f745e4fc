# Idea: spreads the smallest number over each edge until nothing changes. Time O(n · edges).
class Solution:
    def countComponents(self, n: int, edges: List[List[int]]) -> int:
        labels = list(range(n))
        while any(labels[a] != labels[b] for a, b in edges):
            for a, b in edges:
                labels[a] = labels[b] = min(labels[a], labels[b])
        return len(set(labels))
