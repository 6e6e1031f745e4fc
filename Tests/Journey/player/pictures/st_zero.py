def build(data, seg, node, lo, hi):
    if lo == hi:
        seg[node] = data[lo]
        return
    mid = (lo + hi) // 2
    left, right = 2 * node + 1, 2 * node + 2
    build(data, seg, left, lo, mid)
    build(data, seg, right, mid + 1, hi)
    seg[node] = max(seg[left], seg[right])


def best(data):
    seg = [float("-inf")] * (4 * len(data))
    build(data, seg, 0, 0, len(data) - 1)
    return seg[0]


print(best([3, 9, 4, 1, 7, 6]))
