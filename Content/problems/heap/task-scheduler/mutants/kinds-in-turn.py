# Bug: does every kind once in each round and waits at the end of the round.
class Solution:
    def leastInterval(self, tasks: List[str], n: int) -> int:
        left = Counter(tasks)
        time = 0
        while left:
            done = len(left)
            left = Counter({kind: count - 1 for kind, count in left.items() if count > 1})
            time += max(done, n + 1) if left else done
        return time
