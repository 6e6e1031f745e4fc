# Bug: wants both sides of every node equally deep.
class Solution:
    def isBalanced(self, root: Optional[TreeNode]) -> bool:
        def depth(node):
            return 1 + max(depth(node.left), depth(node.right)) if node else 0

        if root is None:
            return True
        is_even = depth(root.left) == depth(root.right)
        return is_even and self.isBalanced(root.left) and self.isBalanced(root.right)
