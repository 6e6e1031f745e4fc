# Idea: boxes of the same size, each filled with at most two indices.
class Solution:
    def __init__(self, w: List[int]):
        self.total = sum(w)
        self.shares = [weight * len(w) for weight in w]
        self.others = list(range(len(w)))
        small = [index for index, share in enumerate(self.shares) if share < self.total]
        large = [index for index, share in enumerate(self.shares) if share >= self.total]
        rest = self.shares[:]
        while small:
            box, giver = small.pop(), large[-1]
            self.shares[box] = rest[box]
            self.others[box] = giver
            rest[giver] -= self.total - rest[box]
            if rest[giver] < self.total:
                small.append(large.pop())
        for box in large:
            self.shares[box] = self.total

    def pickIndex(self) -> int:
        box = random.randrange(len(self.shares))
        is_own = random.randrange(self.total) < self.shares[box]
        return box if is_own else self.others[box]
