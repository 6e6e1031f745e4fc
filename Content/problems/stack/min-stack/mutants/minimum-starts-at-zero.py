# Bug: starts with a minimum of 0, which is wrong while all values are positive.
class MinStack:
    def __init__(self):
        self.values = []
        self.minima = [0]

    def push(self, val: int) -> None:
        self.values.append(val)
        self.minima.append(min(val, self.minima[-1]))

    def pop(self) -> None:
        self.values.pop()
        self.minima.pop()

    def top(self) -> int:
        return self.values[-1]

    def getMin(self) -> int:
        return self.minima[-1]
