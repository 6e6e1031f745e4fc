# Bug: too slow. Inverts a subtree once to see whether it is there and again to take it:
# O(2^height).
class Solution:
    def invertTree(self, root: Optional[TreeNode]) -> Optional[TreeNode]:
        if root is None:
            return None
        mirrored = TreeNode(root.val)
        if self.invertTree(root.left):
            mirrored.right = self.invertTree(root.left)
        if self.invertTree(root.right):
            mirrored.left = self.invertTree(root.right)
        return mirrored
