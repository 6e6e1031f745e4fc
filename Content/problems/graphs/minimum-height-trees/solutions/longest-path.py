# Idea: the middle of a longest path, which two walks to the farthest node find.
class Solution:
    def findMinHeightTrees(self, n: int, edges: List[List[int]]) -> List[int]:
        neighbours = [[] for _ in range(n)]
        for a, b in edges:
            neighbours[a].append(b)
            neighbours[b].append(a)

        def path_to_farthest(start: int) -> List[int]:
            before = {start: start}
            walk = [start]
            for node in walk:
                for near in neighbours[node]:
                    if near not in before:
                        before[near] = node
                        walk.append(near)
            path = [walk[-1]]
            while path[-1] != start:
                path.append(before[path[-1]])
            return path

        end = path_to_farthest(0)[0]
        path = path_to_farthest(end)
        return path[(len(path) - 1) // 2 : len(path) // 2 + 1]
