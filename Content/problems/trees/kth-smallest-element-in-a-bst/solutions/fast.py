# Idea: visits the nodes in order with a stack and stops at the k-th. Time O(height + k), space
# O(height).
class Solution:
    def kthSmallest(self, root: Optional[TreeNode], k: int) -> int:
        waiting = []
        node = root
        while True:
            while node:
                waiting.append(node)
                node = node.left
            node = waiting.pop()
            k -= 1
            if k == 0:
                return node.val
            node = node.right
