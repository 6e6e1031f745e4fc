# Bug: a plain stack: the newest element leaves first.
class MyQueue:
    def __init__(self):
        self.values = []

    def push(self, x: int) -> None:
        self.values.append(x)

    def pop(self) -> int:
        return self.values.pop()

    def peek(self) -> int:
        return self.values[-1]

    def empty(self) -> bool:
        return not self.values
