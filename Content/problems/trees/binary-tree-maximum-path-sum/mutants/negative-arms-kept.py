# Bug: keeps an arm even if it lowers the sum.
class Solution:
    def maxPathSum(self, root: Optional[TreeNode]) -> int:
        best = float("-inf")

        def arm(node):
            nonlocal best
            if node is None:
                return 0
            left, right = arm(node.left), arm(node.right)
            best = max(best, left + node.val + right)
            return node.val + max(left, right)

        arm(root)
        return best
