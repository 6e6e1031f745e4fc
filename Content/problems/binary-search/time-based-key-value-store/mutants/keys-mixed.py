# Bug: looks at the latest entry of any key and gives up when it is another key's.
class TimeMap:
    def __init__(self):
        self.entries = []

    def set(self, key: str, value: str, timestamp: int) -> None:
        self.entries.append((timestamp, key, value))

    def get(self, key: str, timestamp: int) -> str:
        place = bisect_right([entry[0] for entry in self.entries], timestamp) - 1
        return self.entries[place][2] if place >= 0 and self.entries[place][1] == key else ""
