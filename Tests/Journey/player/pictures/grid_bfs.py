from collections import deque


def shortest(maze, start, goal):
    rows, cols = len(maze), len(maze[0])
    frontier = deque([start])
    dist = {start: 0}
    while frontier:
        r, c = frontier.popleft()
        if (r, c) == goal:
            return dist[(r, c)]
        for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            nr, nc = r + dr, c + dc
            if 0 <= nr < rows and 0 <= nc < cols and maze[nr][nc] != "#" and (nr, nc) not in dist:
                dist[(nr, nc)] = dist[(r, c)] + 1
                frontier.append((nr, nc))
    return -1


print(shortest(["..#.", ".#..", "...."], (0, 0), (1, 2)))
