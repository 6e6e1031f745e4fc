def find(boss, who):
    root = who
    while boss.get(root, root) != root:
        root = boss[root]
    while boss.get(who, who) != root:
        boss[who], who = root, boss.get(who, who)
    return root


def merge(accounts):
    boss = {}
    for first, *others in accounts:
        boss.setdefault(first, first)
        for other in others:
            boss.setdefault(other, other)
            boss[find(boss, other)] = find(boss, first)
    return len({find(boss, who) for who in boss})


print(merge([["ann", "bob"], ["cat", "dan"], ["bob", "eve"], ["dan", "eve"]]))
