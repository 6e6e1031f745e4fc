# Bug: the noted front is set only by the very first push.
class MyQueue:
    def __init__(self):
        self.coming = []
        self.serving = []
        self.front = None

    def push(self, x: int) -> None:
        if self.front is None:
            self.front = x
        self.coming.append(x)

    def pop(self) -> int:
        if not self.serving:
            while self.coming:
                self.serving.append(self.coming.pop())
        return self.serving.pop()

    def peek(self) -> int:
        return self.serving[-1] if self.serving else self.front

    def empty(self) -> bool:
        return not self.coming and not self.serving
