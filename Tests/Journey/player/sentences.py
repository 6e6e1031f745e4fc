import heapq
from collections import deque


class Node:
    def __init__(self, val, next=None):
        self.val = val
        self.next = next


class Cache:
    def __init__(self, cap):
        self.cap = cap
        self.data = {}

    def put(self, key, value):
        if len(self.data) >= self.cap:
            self.data.popitem()
        self.data[key] = value


def two_sum(nums, target):
    seen = {}
    for i, num in enumerate(nums):
        want = target - num
        if want in seen:
            return [seen[want], i]
        seen[num] = i
    return []


def bubble(nums):
    n = len(nums)
    for end in range(n - 1, 0, -1):
        for j in range(end):
            if nums[j] > nums[j + 1]:
                nums[j], nums[j + 1] = nums[j + 1], nums[j]
    return nums


def fib(n, memo):
    if n <= 1:
        return n
    if n not in memo:
        memo[n] = fib(n - 1, memo) + fib(n - 2, memo)
    return memo[n]


def reverse(head):
    previous = None
    while head:
        following = head.next
        head.next = previous
        previous, head = head, following
    return previous


def window(text, k):
    queue, stack, used = deque(), [], set()
    best = 0
    for letter in text:
        queue.append(letter)
        if len(queue) > k:
            queue.popleft()
        used.add(letter)
        best = max(best, len(queue))
        if letter == "a":
            used.remove(letter)
            continue
        stack.append(letter)
        if not queue or best > 9:
            break
    while stack and best > 0:
        stack.pop()
        best -= 1
    return best


def heap(values):
    waiting = []
    for value in values:
        heapq.heappush(waiting, value)
    low, high = 0, len(values) - 1
    middle = (low + high) // 2
    found = values[middle]
    if 0 <= middle < len(values) and found is not None:
        waiting.sort()
    waiting.insert(0, found)
    del waiting[1]
    counts = {"a": 1}
    counts["a"] += 4
    del counts["a"]
    total = sum(values)
    found = None
    if found is None and total != 6:
        total = -total
    return heapq.heappop(waiting)


def risky(text):
    try:
        return int(text)
    except ValueError:
        print("not a number")
    return counts_of(text).get("z", -1)


def counts_of(text):
    grid = [[0] * 2 for _ in range(2)]
    grid[1][0] = 7
    first, *rest = text
    label = f"{first}{len(rest)}"
    label += "!"
    return {letter: 1 for letter in label}


print(two_sum([3, 7, 4], 7))
print(bubble([9, 5, 1]))
print(fib(4, {}))
print(reverse(Node(1, Node(2))).val)
cache = Cache(1)
cache.put("k", 5)
cache.put("m", 6)
print(window("abc", 2))
print(heap([5, 1, 3]))
print(risky("x2"))
