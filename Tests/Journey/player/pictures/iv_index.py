def merge(a):
    a.sort(key=lambda x: x[0])
    out = [a[0]]
    for i in range(1, len(a)):
        prev, cur = out[-1], a[i]
        if cur[0] <= prev[1]:
            prev[1] = max(prev[1], cur[1])
        else:
            out.append(cur)
    return out


print(merge([[8, 10], [1, 3], [2, 6], [15, 18]]))
