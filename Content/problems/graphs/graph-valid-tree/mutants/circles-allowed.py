# Bug: asks only whether all nodes hang together.
class Solution:
    def validTree(self, n: int, edges: List[List[int]]) -> bool:
        neighbours = [[] for _ in range(n)]
        for a, b in edges:
            neighbours[a].append(b)
            neighbours[b].append(a)
        reached = {0}
        frontier = [0]
        for node in frontier:
            for near in neighbours[node]:
                if near not in reached:
                    reached.add(near)
                    frontier.append(near)
        return len(reached) == n
