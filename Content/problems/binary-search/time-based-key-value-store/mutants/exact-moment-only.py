# Bug: knows only the moments at which something was set.
class TimeMap:
    def __init__(self):
        self.values = {}

    def set(self, key: str, value: str, timestamp: int) -> None:
        self.values[key, timestamp] = value

    def get(self, key: str, timestamp: int) -> str:
        return self.values.get((key, timestamp), "")
