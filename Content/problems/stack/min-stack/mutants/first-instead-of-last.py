# Bug: behaves as a queue: the value pushed first leaves first.
class MinStack:
    def __init__(self):
        self.values = deque()

    def push(self, val: int) -> None:
        self.values.append(val)

    def pop(self) -> None:
        self.values.popleft()

    def top(self) -> int:
        return self.values[0]

    def getMin(self) -> int:
        return min(self.values)
