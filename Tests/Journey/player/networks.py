from collections import deque

edges = [(0, 1), (0, 2), (1, 3), (2, 3)]
count = sum(start == 0 for start, end in edges)


def by_list():
    graph = [[1, 2], [3], [3], []]
    queue = deque([0])
    seen = {0}
    while queue:
        node = queue.popleft()
        for neighbor in graph[node]:
            if neighbor not in seen:
                seen.add(neighbor)
                queue.append(neighbor)
    return seen


def by_matrix():
    graph = [[0, 3, 0], [3, 0, 8], [0, 8, 0]]
    return sum(map(sum, graph))


def both_ends(letters):
    ends = deque(letters)
    while len(ends) > 1 and ends.popleft() == ends.pop():
        pass
    return len(ends) < 2


print(by_list(), by_matrix(), both_ends("noon"))
