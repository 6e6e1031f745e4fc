# Idea: one stack takes, another serves; pour over only when the serving one is empty.
class MyQueue:
    def __init__(self):
        self.coming = []
        self.serving = []

    def push(self, x: int) -> None:
        self.coming.append(x)

    def pop(self) -> int:
        self.peek()
        return self.serving.pop()

    def peek(self) -> int:
        if not self.serving:
            while self.coming:
                self.serving.append(self.coming.pop())
        return self.serving[-1]

    def empty(self) -> bool:
        return not self.coming and not self.serving
