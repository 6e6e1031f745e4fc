# Idea: buses are nodes; two are connected if they have a stop in common.
class Solution:
    def numBusesToDestination(self, routes: List[List[int]], source: int, target: int) -> int:
        if source == target:
            return 0
        stops = [set(route) for route in routes]
        level = [bus for bus, places in enumerate(stops) if source in places]
        taken, count = set(level), 1
        while level:
            if any(target in stops[bus] for bus in level):
                return count
            level = [
                bus for bus, places in enumerate(stops)
                if bus not in taken and any(places & stops[other] for other in level)
            ]
            taken |= set(level)
            count += 1
        return -1
