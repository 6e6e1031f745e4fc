def solve(n, edges):
    uf = [-1] * n

    def root(i):
        while uf[i] >= 0:
            i = uf[i]
        return i

    for u, v in edges:
        ru = root(u)
        rv = root(v)
        if ru != rv:
            if uf[ru] > uf[rv]:
                ru, rv = rv, ru
            uf[ru] += uf[rv]
            uf[rv] = ru
    return sum(1 for x in uf if x < 0)


print(solve(6, [[0, 1], [2, 3], [1, 3], [4, 5]]))
