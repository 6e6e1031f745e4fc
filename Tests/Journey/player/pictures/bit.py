class BIT:
    def __init__(self, n):
        self.n = n
        self.tree = [0] * (n + 1)

    def add(self, i, delta):
        while i <= self.n:
            self.tree[i] += delta
            i += i & -i

    def prefix(self, i):
        total = 0
        while i:
            total += self.tree[i]
            i &= i - 1
        return total


bit = BIT(8)
for place, value in enumerate([3, 2, -1, 6, 5, 4, -3, 3], 1):
    bit.add(place, value)
print(bit.prefix(5))
