def islands(grid):
    leader = {}

    def top(cell):
        return cell if leader[cell] == cell else top(leader[cell])

    for r, row in enumerate(grid):
        for c, value in enumerate(row):
            if value == "#":
                leader[(r, c)] = (r, c)
                for near in ((r - 1, c), (r, c - 1)):
                    if near in leader:
                        leader[top(near)] = top((r, c))
    return sum(leader[x] == x for x in leader)


print(islands(["##.", ".#.", "..#"]))
