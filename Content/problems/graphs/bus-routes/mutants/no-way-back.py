# Bug: rides a bus to the end of its list only, not round to the stops before.
class Solution:
    def numBusesToDestination(self, routes: List[List[int]], source: int, target: int) -> int:
        count, newest, seen = 0, {source}, set()
        while newest:
            if target in newest:
                return count
            seen |= newest
            reached = set()
            for stops in routes:
                first = next((place for place, stop in enumerate(stops) if stop in newest), None)
                if first is not None:
                    reached |= set(stops[first:])
            newest = reached - seen
            count += 1
        return -1
