# Bug: overwrites the left child before it was used, so the right subtree stands on both sides.
class Solution:
    def invertTree(self, root: Optional[TreeNode]) -> Optional[TreeNode]:
        if root is None:
            return None
        root.left = self.invertTree(root.right)
        root.right = self.invertTree(root.left)
        return root
