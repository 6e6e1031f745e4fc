class TreeNode:
    def __init__(self, val):
        self.val = val
        self.left = None
        self.right = None

def build(lo, hi):
    if lo > hi:
        return None
    mid = (lo + hi) // 2
    node = TreeNode(mid)
    node.left = build(lo, mid - 1)
    node.right = build(mid + 1, hi)
    return node

root = build(1, 100)
a = list(range(40))
b = list(range(40))
c = list(range(40))
d = list(range(40))
seen = {}
for i in range(30):
    seen[i] = i * i
node = root
for turn in range(3):
    for i in range(40):
        a[i] = a[i] + 1
        b[i], b[39 - i] = b[39 - i], b[i]
        c[(i * 7) % 40] += 5
        d[i] = a[i] + b[i]
        seen[i % 30] = a[i]
        node = node.left if i % 2 == 0 else node.right
        if node is None or node.left is None:
            node = root
        node.val += 1
