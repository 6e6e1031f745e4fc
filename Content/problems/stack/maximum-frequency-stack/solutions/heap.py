# Idea: a heap of copies by their number and by the time of their push.
class FreqStack:
    def __init__(self):
        self.counts = Counter()
        self.heap = []
        self.time = 0

    def push(self, val: int) -> None:
        self.counts[val] += 1
        self.time += 1
        heappush(self.heap, (-self.counts[val], -self.time, val))

    def pop(self) -> int:
        val = heappop(self.heap)[2]
        self.counts[val] -= 1
        return val
