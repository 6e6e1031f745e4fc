def common(xs, ys):
    i = j = 0
    both = []
    while i < len(xs) and j < len(ys):
        lo = max(xs[i][0], ys[j][0])
        hi = min(xs[i][1], ys[j][1])
        if lo <= hi:
            both.append([lo, hi])
        if xs[i][1] < ys[j][1]:
            i += 1
        else:
            j += 1
    return both


print(common([[0, 2], [5, 10], [13, 23]], [[1, 5], [8, 12], [15, 24]]))
