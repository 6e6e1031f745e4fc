# Bug: an entry of exactly the moment asked for does not count.
class TimeMap:
    def __init__(self):
        self.moments = {}
        self.values = {}

    def set(self, key: str, value: str, timestamp: int) -> None:
        self.moments.setdefault(key, []).append(timestamp)
        self.values.setdefault(key, []).append(value)

    def get(self, key: str, timestamp: int) -> str:
        count = bisect_left(self.moments.get(key, []), timestamp)
        return self.values[key][count - 1] if count > 0 else ""
