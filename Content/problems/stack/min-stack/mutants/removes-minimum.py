# Bug: takes pop for "remove the smallest", as a heap would.
class MinStack:
    def __init__(self):
        self.values = []

    def push(self, val: int) -> None:
        self.values.append(val)

    def pop(self) -> None:
        self.values.remove(min(self.values))

    def top(self) -> int:
        return self.values[-1]

    def getMin(self) -> int:
        return min(self.values)
