# Bug: removes the copy that is farthest from the top, which changes later ties.
class FreqStack:
    def __init__(self):
        self.values = []

    def push(self, val: int) -> None:
        self.values.append(val)

    def pop(self) -> int:
        counts = Counter(self.values)
        most = max(counts.values())
        val = next(v for v in reversed(self.values) if counts[v] == most)
        self.values.remove(val)
        return val
