# Bug: counts the n units from one task to the next, not between the two.
class Solution:
    def leastInterval(self, tasks: List[str], n: int) -> int:
        counts = list(Counter(tasks).values())
        most = max(counts)
        return max(len(tasks), (most - 1) * max(n, 1) + counts.count(most))
