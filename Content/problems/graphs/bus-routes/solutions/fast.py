# Idea: from the newest stops to all their buses, and from those to all their new stops.
class Solution:
    def numBusesToDestination(self, routes: List[List[int]], source: int, target: int) -> int:
        buses_at = defaultdict(list)
        for bus, stops in enumerate(routes):
            for stop in stops:
                buses_at[stop].append(bus)
        count, newest, seen = 0, {source}, set()
        while newest:
            if target in newest:
                return count
            seen |= newest
            buses = {bus for stop in newest for bus in buses_at[stop]}
            newest = {stop for bus in buses for stop in routes[bus]} - seen
            count += 1
        return -1
