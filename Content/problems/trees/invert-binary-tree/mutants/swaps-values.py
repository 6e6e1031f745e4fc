# Bug: swaps the values of the two children instead of the subtrees that hang below them.
class Solution:
    def invertTree(self, root: Optional[TreeNode]) -> Optional[TreeNode]:
        if root is None:
            return None
        if root.left and root.right:
            root.left.val, root.right.val = root.right.val, root.left.val
            self.invertTree(root.left)
            self.invertTree(root.right)
        else:
            root.left, root.right = self.invertTree(root.right), self.invertTree(root.left)
        return root
