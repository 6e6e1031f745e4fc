# Bug: counts the changes between buses, one less than the buses.
class Solution:
    def numBusesToDestination(self, routes: List[List[int]], source: int, target: int) -> int:
        if source == target:
            return 0
        buses_at = defaultdict(list)
        for bus, stops in enumerate(routes):
            for stop in stops:
                buses_at[stop].append(bus)
        count, newest, seen = 0, {source}, set()
        while newest:
            if target in newest:
                return count - 1
            seen |= newest
            buses = {bus for stop in newest for bus in buses_at[stop]}
            newest = {stop for bus in buses for stop in routes[bus]} - seen
            count += 1
        return -1
