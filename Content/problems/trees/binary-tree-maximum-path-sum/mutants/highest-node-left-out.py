# Bug: leaves the highest node out where that gives more, which tears the path in two.
class Solution:
    def maxPathSum(self, root: Optional[TreeNode]) -> int:
        best = root.val

        def arm(node):
            nonlocal best
            if node is None:
                return 0
            left = max(0, arm(node.left))
            right = max(0, arm(node.right))
            if node.left and node.right:
                best = max(best, left + right)
            best = max(best, left + node.val + right)
            return node.val + max(left, right)

        arm(root)
        return best
