# Bug: the newest element leaves, however often it is there.
class FreqStack:
    def __init__(self):
        self.values = []

    def push(self, val: int) -> None:
        self.values.append(val)

    def pop(self) -> int:
        return self.values.pop()
