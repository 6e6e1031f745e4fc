class Node:
    def __init__(self, val, parent=None):
        self.val = val
        self.left = self.right = None
        self.parent = parent


def insert(root, val):
    node = root
    while True:
        side = "left" if val < node.val else "right"
        below = getattr(node, side)
        if below is None:
            child = Node(val)
            child.parent = node
            if side == "left":
                node.left = child
            else:
                node.right = child
            return
        node = below


def rotate(node):
    child = node.left
    node.left = child.right
    child.right = node
    return child


root = Node(4)
for number in (2, 6, 1, 3):
    insert(root, number)


def two(nums, left, right):
    while left < right:
        total = nums[left] + nums[right]
        if total < 7:
            left += 1
        else:
            right -= 1
    return left


print(two([1, 2, 3, 4], 0, 3))
