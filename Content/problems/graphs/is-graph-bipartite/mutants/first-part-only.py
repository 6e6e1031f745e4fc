# Bug: walks from node 0 only and does not see other parts.
class Solution:
    def isBipartite(self, graph: List[List[int]]) -> bool:
        left = {0: True}
        walk = [0]
        for node in walk:
            for near in graph[node]:
                if near not in left:
                    left[near] = not left[node]
                    walk.append(near)
                elif left[near] == left[node]:
                    return False
        return True
