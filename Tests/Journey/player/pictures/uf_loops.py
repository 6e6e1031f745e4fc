from collections import defaultdict
class UF:
    def __init__(self):
        self.p = {}
    def add(self, x):
        if x not in self.p:
            self.p[x] = x
    def find(self, x):
        self.add(x)
        r = x
        while r != self.p[r]:
            r = self.p[r]
        while x != r:
            self.p[x], x = r, self.p[x]
        return r
    def merge(self, a, b):
        self.p[self.find(a)] = self.find(b)
uf = UF()
for a, b in [("x", "y"), ("z", "w"), ("y", "w")]:
    uf.merge(a, b)
groups = defaultdict(list)
for k in uf.p:
    groups[uf.find(k)].append(k)
print(dict(groups))
