def quick(a, lo, hi):
    if lo >= hi:
        return a
    half = (lo + hi) // 2
    a[half], a[hi] = a[hi], a[half]
    pivot, at = a[hi], lo
    for i in range(lo, hi):
        if a[i] < pivot:
            a[i], a[at] = a[at], a[i]
            at += 1
    a[at], a[hi] = a[hi], a[at]
    quick(a, lo, at - 1)
    quick(a, at + 1, hi)
    return a


def turn(row):
    n = len(row)
    half = n // 2
    for i in range(half):
        row[i], row[n - 1 - i] = row[n - 1 - i], row[i]
    return row, row[half]


print(quick([4, 2, 5, 1], 0, 3), turn([1, 2, 3, 4]))
