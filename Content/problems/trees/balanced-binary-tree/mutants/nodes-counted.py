# Bug: compares how many nodes the two sides have instead of how deep they are.
class Solution:
    def isBalanced(self, root: Optional[TreeNode]) -> bool:
        def count(node):
            return 1 + count(node.left) + count(node.right) if node else 0

        if root is None:
            return True
        difference = abs(count(root.left) - count(root.right))
        return difference <= 1 and self.isBalanced(root.left) and self.isBalanced(root.right)
