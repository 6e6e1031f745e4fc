# Idea: each entry carries the minimum of the stack up to itself.
class MinStack:
    def __init__(self):
        self.entries = []

    def push(self, val: int) -> None:
        minimum = min(val, self.entries[-1][1]) if self.entries else val
        self.entries.append((val, minimum))

    def pop(self) -> None:
        self.entries.pop()

    def top(self) -> int:
        return self.entries[-1][0]

    def getMin(self) -> int:
        return self.entries[-1][1]
