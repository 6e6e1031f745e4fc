# Bug: takes the shallower of the two sides.
class Solution:
    def maxDepth(self, root: Optional[TreeNode]) -> int:
        if root is None:
            return 0
        return 1 + min(self.maxDepth(root.left), self.maxDepth(root.right))
