from collections import deque


def plan(count, pairs):
    unlocks = {i: [] for i in range(count)}
    left = [0] * count
    for task, before in pairs:
        unlocks[before].append(task)
        left[task] += 1
    ready = deque(i for i in range(count) if left[i] == 0)
    done = []
    while ready:
        task = ready.popleft()
        done.append(task)
        for other in unlocks[task]:
            left[other] -= 1
            if left[other] == 0:
                ready.append(other)
    return done


print(plan(4, [(1, 0), (2, 0), (3, 1), (3, 2)]))
