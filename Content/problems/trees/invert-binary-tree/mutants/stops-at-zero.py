# Bug: takes a node with the value 0 for a missing one.
class Solution:
    def invertTree(self, root: Optional[TreeNode]) -> Optional[TreeNode]:
        if root is None or not root.val:
            return root
        root.left, root.right = self.invertTree(root.right), self.invertTree(root.left)
        return root
