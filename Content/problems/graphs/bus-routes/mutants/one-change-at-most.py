# Bug: looks for direct buses and for one change, but not further.
class Solution:
    def numBusesToDestination(self, routes: List[List[int]], source: int, target: int) -> int:
        if source == target:
            return 0
        from_source = [set(stops) for stops in routes if source in stops]
        to_target = [set(stops) for stops in routes if target in stops]
        if any(target in stops for stops in from_source):
            return 1
        return 2 if any(a & b for a in from_source for b in to_target) else -1
