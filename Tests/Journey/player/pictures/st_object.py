class Node:
    def __init__(self, start, end):
        self.start = start
        self.end = end
        self.total = 0
        self.left = None
        self.right = None


def build(nums, l, r):
    node = Node(l, r)
    if l == r:
        node.total = nums[l]
        return node
    m = (l + r) // 2
    node.left = build(nums, l, m)
    node.right = build(nums, m + 1, r)
    node.total = node.left.total + node.right.total
    return node


root = build([4, 1, 7, 2], 0, 3)
print(root.total)
