# Idea: go back through all entries to the first one that counts.
class TimeMap:
    def __init__(self):
        self.entries = []

    def set(self, key: str, value: str, timestamp: int) -> None:
        self.entries.append((key, value, timestamp))

    def get(self, key: str, timestamp: int) -> str:
        for k, value, moment in reversed(self.entries):
            if k == key and moment <= timestamp:
                return value
        return ""
