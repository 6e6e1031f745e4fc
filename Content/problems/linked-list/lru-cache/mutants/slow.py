# Bug: too slow. Looks through the stamps of all entries whenever it needs room: O(capacity) a
# call.
class LRUCache:
    def __init__(self, capacity: int):
        self.capacity = capacity
        self.clock = 0
        self.values = {}
        self.stamps = {}

    def get(self, key: int) -> int:
        if key not in self.values:
            return -1
        self._touch(key)
        return self.values[key]

    def put(self, key: int, value: int) -> None:
        if key not in self.values and len(self.values) == self.capacity:
            oldest = min(self.stamps, key=lambda known: self.stamps[known])
            del self.values[oldest], self.stamps[oldest]
        self.values[key] = value
        self._touch(key)

    def _touch(self, key: int) -> None:
        self.clock += 1
        self.stamps[key] = self.clock
