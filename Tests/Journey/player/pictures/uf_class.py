class DSU:
    def __init__(self, n):
        self.par = list(range(n))
        self.rank = [1] * n

    def find(self, x):
        if self.par[x] != x:
            self.par[x] = self.find(self.par[x])
        return self.par[x]

    def union(self, x, y):
        px, py = self.find(x), self.find(y)
        if px == py:
            return False
        if self.rank[px] < self.rank[py]:
            px, py = py, px
        self.par[py] = px
        self.rank[px] += self.rank[py]
        return True


def count(n, pairs):
    dsu = DSU(n)
    groups = n
    for a, b in pairs:
        if dsu.union(a, b):
            groups -= 1
    return groups


print(count(7, [(0, 1), (1, 2), (3, 4), (5, 6), (2, 4)]))
