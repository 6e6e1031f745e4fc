# Idea: a walk through each part, on which neighbours get the other group; no edge may stay within.
class Solution:
    def isBipartite(self, graph: List[List[int]]) -> bool:
        other = {"left": "right", "right": "left"}
        group = {}
        for start, _ in enumerate(graph):
            if start not in group:
                group[start] = "left"
                walk = [start]
                for node in walk:
                    for near in graph[node]:
                        if near not in group:
                            group[near] = other[group[node]]
                            walk.append(near)
        return all(group[near] != group[node] for node in group for near in graph[node])
