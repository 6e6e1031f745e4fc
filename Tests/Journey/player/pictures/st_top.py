class SegTree:
    def __init__(self, arr):
        self.n = len(arr)
        self.t = [0] * (4 * self.n)
        self._build(arr, 1, 0, self.n - 1)

    def _build(self, arr, v, tl, tr):
        if tl == tr:
            self.t[v] = arr[tl]
        else:
            tm = (tl + tr) // 2
            self._build(arr, v * 2, tl, tm)
            self._build(arr, v * 2 + 1, tm + 1, tr)
            self.t[v] = self.t[v * 2] + self.t[v * 2 + 1]

    def query(self, v, tl, tr, l, r):
        if l > r:
            return 0
        if l == tl and r == tr:
            return self.t[v]
        tm = (tl + tr) // 2
        return self.query(v * 2, tl, tm, l, min(r, tm)) + self.query(v * 2 + 1, tm + 1, tr, max(l, tm + 1), r)


tree = SegTree([5, 8, 6, 3, 2])
print(tree.query(1, 0, 4, 1, 3))
