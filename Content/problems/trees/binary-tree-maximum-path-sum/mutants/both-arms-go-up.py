# Bug: returns the sum with both arms, so a path may fork further up.
class Solution:
    def maxPathSum(self, root: Optional[TreeNode]) -> int:
        best = float("-inf")

        def arm(node):
            nonlocal best
            if node is None:
                return 0
            total = max(0, arm(node.left)) + node.val + max(0, arm(node.right))
            best = max(best, total)
            return total

        arm(root)
        return best
