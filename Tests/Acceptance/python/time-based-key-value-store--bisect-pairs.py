# Style: binary search over pairs.
class TimeMap:

    def __init__(self):
        self.store = collections.defaultdict(list)

    def set(self, key: str, value: str, timestamp: int) -> None:
        self.store[key].append((timestamp, value))

    def get(self, key: str, timestamp: int) -> str:
        place = bisect.bisect(self.store[key], (timestamp, chr(127)))
        return self.store[key][place - 1][1] if place else ""
