# Bug: counts only components that have an edge.
class Solution:
    def countComponents(self, n: int, edges: List[List[int]]) -> int:
        neighbours = {}
        for a, b in edges:
            neighbours.setdefault(a, []).append(b)
            neighbours.setdefault(b, []).append(a)
        reached = set()
        components = 0
        for start in neighbours:
            if start not in reached:
                components += 1
                reached.add(start)
                frontier = [start]
                for node in frontier:
                    for near in neighbours[node]:
                        if near not in reached:
                            reached.add(near)
                            frontier.append(near)
        return components
