# Bug: looks for the nodes whose largest branch has the fewest nodes, not the shortest way down.
class Solution:
    def findMinHeightTrees(self, n: int, edges: List[List[int]]) -> List[int]:
        neighbours = [[] for _ in range(n)]
        for a, b in edges:
            neighbours[a].append(b)
            neighbours[b].append(a)
        walk, before = [0], {0: -1}
        for node in walk:
            for near in neighbours[node]:
                if near not in before:
                    before[near] = node
                    walk.append(near)
        size, largest = [1] * n, [0] * n
        for node in reversed(walk):
            largest[node] = max(largest[node], n - size[node])
            if before[node] >= 0:
                size[before[node]] += size[node]
                largest[before[node]] = max(largest[before[node]], size[node])
        return [node for node in range(n) if largest[node] == min(largest)]
