def missing(nums):
    i = 0
    while i < len(nums):
        while nums[i] != i and nums[i] < len(nums):
            j = nums[i]
            nums[i], nums[j] = nums[j], nums[i]
        i += 1
    return next((i for i, x in enumerate(nums) if i != x), len(nums))


def duplicate(numbers):
    slow = fast = numbers[0]
    while True:
        slow = numbers[slow]
        fast = numbers[numbers[fast]]
        if slow == fast:
            break
    return slow


def depth(parent, node):
    steps = 0
    while parent[node] != -1:
        node = parent[node]
        steps += 1
    return steps


def path(came_from, goal):
    way = [goal]
    while goal in came_from:
        goal = came_from[goal]
        way.append(goal)
    return way[::-1]


def order(perm):
    seen = [False] * len(perm)
    cycles = 0
    for i in range(len(perm)):
        while not seen[i]:
            seen[i] = True
            i = perm[i]
        cycles += 1
    return cycles


print(missing([3, 0, 1]), duplicate([1, 3, 4, 2, 2]), depth([-1, 0, 0, 1, 2], 4), path({"c": "b", "b": "a"}, "c"), order([1, 0, 2]))
