# Idea: the allowed kind with most tasks left from a heap; a queue of those that wait.
class Solution:
    def leastInterval(self, tasks: List[str], n: int) -> int:
        allowed = [-count for count in Counter(tasks).values()]
        heapq.heapify(allowed)
        resting = deque()
        time = 0
        while allowed or resting:
            if not allowed:
                time = max(time, resting[0][0])
            while resting and resting[0][0] <= time:
                heapq.heappush(allowed, resting.popleft()[1])
            left = heapq.heappop(allowed) + 1
            time += 1
            if left:
                resting.append((time + n, left))
        return time
