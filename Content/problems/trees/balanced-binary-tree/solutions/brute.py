# Idea: measures both sides anew for every node. Time O(n · height).
class Solution:
    def isBalanced(self, root: Optional[TreeNode]) -> bool:
        if root is None:
            return True
        difference = abs(self.depth(root.left) - self.depth(root.right))
        return difference <= 1 and self.isBalanced(root.left) and self.isBalanced(root.right)

    def depth(self, root: Optional[TreeNode]) -> int:
        if root is None:
            return 0
        return 1 + max(self.depth(root.left), self.depth(root.right))
