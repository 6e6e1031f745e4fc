# Bug: takes a node with the value 0 for a missing one.
class Solution:
    def maxDepth(self, root: Optional[TreeNode]) -> int:
        if root is None or not root.val:
            return 0
        return 1 + max(self.maxDepth(root.left), self.maxDepth(root.right))
