# Idea: turn the whole stack over and back whenever the front is wanted.
class MyQueue:
    def __init__(self):
        self.values = []

    def push(self, x: int) -> None:
        self.values.append(x)

    def pop(self) -> int:
        turned = self.poured(self.values)
        oldest = turned.pop()
        self.values = self.poured(turned)
        return oldest

    def peek(self) -> int:
        turned = self.poured(self.values)
        oldest = turned[-1]
        self.values = self.poured(turned)
        return oldest

    def empty(self) -> bool:
        return len(self.values) == 0

    def poured(self, stack: List[int]) -> List[int]:
        other = []
        while stack:
            other.append(stack.pop())
        return other
