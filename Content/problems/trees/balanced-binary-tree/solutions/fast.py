# Idea: one recursion returns depths and compares both sides at every node. Time O(n), space
# O(height).
class Solution:
    def isBalanced(self, root: Optional[TreeNode]) -> bool:
        balanced = True

        def depth(node: Optional[TreeNode]) -> int:
            nonlocal balanced
            if node is None:
                return 0
            left = depth(node.left)
            right = depth(node.right)
            if abs(left - right) > 1:
                balanced = False
            return 1 + max(left, right)

        depth(root)
        return balanced
