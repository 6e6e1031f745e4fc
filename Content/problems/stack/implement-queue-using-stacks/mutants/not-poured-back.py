# Bug: pours over to find the front and never pours back.
class MyQueue:
    def __init__(self):
        self.values = []

    def push(self, x: int) -> None:
        self.values.append(x)

    def pop(self) -> int:
        self.values.reverse()
        return self.values.pop()

    def peek(self) -> int:
        self.values.reverse()
        return self.values[-1]

    def empty(self) -> bool:
        return not self.values
