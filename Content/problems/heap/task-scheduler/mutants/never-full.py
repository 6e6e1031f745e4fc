# Bug: forgets that the tasks may overflow the gaps.
class Solution:
    def leastInterval(self, tasks: List[str], n: int) -> int:
        counts = list(Counter(tasks).values())
        most = max(counts)
        return (most - 1) * (n + 1) + counts.count(most)
