# Bug: counts the stops on the way instead of the buses.
class Solution:
    def numBusesToDestination(self, routes: List[List[int]], source: int, target: int) -> int:
        near = defaultdict(set)
        for stops in routes:
            for a, b in zip(stops, stops[1:] + stops[:1]):
                near[a].add(b)
        count, newest, seen = 0, {source}, set()
        while newest:
            if target in newest:
                return count
            seen |= newest
            newest = {b for a in newest for b in near[a]} - seen
            count += 1
        return -1
