"""The kernels of factors.py in Python: `kernels.py NAME` prints the CPU milliseconds of one run."""
import sys
import time
from collections import deque


def numbers(count, modulus):
    state, out = 1, []
    for _ in range(count):
        state = (state * 1103515245 + 12345) % 2147483648
        out.append(state % modulus)
    return out


def pairs(values):
    seen, found = {}, 0
    for index, value in enumerate(values):
        if 1000000 - value in seen:
            found += 1
        seen[value] = index
    return found


def lcs(values):
    half = len(values) // 2
    left, right = values[:half], values[half:]
    table = [[0] * (len(right) + 1) for _ in range(len(left) + 1)]
    for i in range(1, len(left) + 1):
        for j in range(1, len(right) + 1):
            if left[i - 1] == right[j - 1]:
                table[i][j] = table[i - 1][j - 1] + 1
            else:
                table[i][j] = max(table[i - 1][j], table[i][j - 1])
    return table[-1][-1]


def flood(values):
    side = int(len(values) ** 0.5)
    seen = [[False] * side for _ in range(side)]
    islands = 0
    for row in range(side):
        for column in range(side):
            if seen[row][column] or values[row * side + column] == 0:
                continue
            islands += 1
            seen[row][column] = True
            queue = deque([(row, column)])
            while queue:
                r, c = queue.popleft()
                for y, x in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
                    if 0 <= y < side and 0 <= x < side and not seen[y][x]:
                        if values[y * side + x] != 0:
                            seen[y][x] = True
                            queue.append((y, x))
    return islands


def merge(values):
    spans = sorted([value, value + value % 50] for value in values)
    out = []
    for low, high in spans:
        if out and out[-1][1] >= low:
            out[-1][1] = max(out[-1][1], high)
        else:
            out.append([low, high])
    return len(out)


def window(values):
    counts, left, best = {}, 0, 0
    for right, value in enumerate(values):
        counts[value] = counts.get(value, 0) + 1
        while len(counts) > 20:
            other = values[left]
            counts[other] -= 1
            if counts[other] == 0:
                del counts[other]
            left += 1
        best = max(best, right - left + 1)
    return best


KERNELS = {
    "pairs": (pairs, 200000, 1000000), "lcs": (lcs, 2000, 26), "flood": (flood, 90000, 3),
    "merge": (merge, 100000, 1000000), "window": (window, 300000, 60),
}

if __name__ == "__main__":
    run, count, modulus = KERNELS[sys.argv[1]]
    values = numbers(count, modulus)
    begin = time.process_time()
    answer = run(values)
    print(answer, (time.process_time() - begin) * 1000)
