# Idea: a history for each key, sorted by itself, is searched by halving.
class TimeMap:
    def __init__(self):
        self.moments = defaultdict(list)
        self.values = defaultdict(lambda: [""])

    def set(self, key: str, value: str, timestamp: int) -> None:
        self.moments[key].append(timestamp)
        self.values[key].append(value)

    def get(self, key: str, timestamp: int) -> str:
        moments = self.moments[key]
        low = 0
        high = len(moments)
        while low < high:
            middle = (low + high) // 2
            if moments[middle] <= timestamp:
                low = middle + 1
            else:
                high = middle
        return self.values[key][low]
