from collections import deque


def oranges(box):
    rows, cols = len(box), len(box[0])
    q = deque()
    fresh = 0
    for r in range(rows):
        for c in range(cols):
            if box[r][c] == 2:
                q.append(r * cols + c)
            fresh += box[r][c] == 1
    minutes = 0
    while q and fresh:
        for _ in range(len(q)):
            r, c = divmod(q.popleft(), cols)
            for nr, nc in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
                if 0 <= nr < rows and 0 <= nc < cols and box[nr][nc] == 1:
                    box[nr][nc] = 2
                    fresh -= 1
                    q.append(nr * cols + nc)
        minutes += 1
    return -1 if fresh else minutes


print(oranges([[2, 1, 1], [1, 1, 0], [0, 1, 1]]))
