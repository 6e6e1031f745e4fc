# Idea: blocks of n + 1 units for the most frequent kind, or no idle unit at all.
class Solution:
    def leastInterval(self, tasks: List[str], n: int) -> int:
        counts = list(Counter(tasks).values())
        most = max(counts)
        return max(len(tasks), (most - 1) * (n + 1) + counts.count(most))
