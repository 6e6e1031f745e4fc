# Bug: visits a node before its left side.
class Solution:
    def kthSmallest(self, root: Optional[TreeNode], k: int) -> int:
        rest = [root]
        while rest:
            node = rest.pop()
            if node:
                k -= 1
                if k == 0:
                    return node.val
                rest += [node.right, node.left]
        return -1
