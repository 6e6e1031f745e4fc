# Bug: spreads the labels over the edges only once.
class Solution:
    def countComponents(self, n: int, edges: List[List[int]]) -> int:
        labels = list(range(n))
        for a, b in edges:
            labels[a] = labels[b] = min(labels[a], labels[b])
        return len(set(labels))
