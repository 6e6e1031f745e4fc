# Bug: does not lower the count of what leaves.
class FreqStack:
    def __init__(self):
        self.counts = Counter()
        self.stacks = defaultdict(list)

    def push(self, val: int) -> None:
        self.counts[val] += 1
        self.stacks[self.counts[val]].append(val)

    def pop(self) -> int:
        most = max(count for count, stack in self.stacks.items() if stack)
        return self.stacks[most].pop()
