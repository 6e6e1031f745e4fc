# Idea: counts the nodes below each node, then goes down to where the k-th must be. Time O(n).
class Solution:
    def kthSmallest(self, root: Optional[TreeNode], k: int) -> int:
        sizes = {None: 0}

        def count(node: Optional[TreeNode]) -> int:
            if node:
                sizes[node] = count(node.left) + 1 + count(node.right)
            return sizes[node]

        count(root)
        node = root
        while k != sizes[node.left] + 1:
            if k <= sizes[node.left]:
                node = node.left
            else:
                k -= sizes[node.left] + 1
                node = node.right
        return node.val
