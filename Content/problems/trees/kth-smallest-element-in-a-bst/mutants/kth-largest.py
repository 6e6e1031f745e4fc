# Bug: counts from the largest value downwards.
class Solution:
    def kthSmallest(self, root: Optional[TreeNode], k: int) -> int:
        waiting, node = [], root
        while True:
            while node:
                waiting.append(node)
                node = node.right
            node = waiting.pop()
            k -= 1
            if k == 0:
                return node.val
            node = node.left
