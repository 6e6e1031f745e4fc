# Idea: each node returns its better arm and compares the sum with both. Time O(n), space
# O(height).
class Solution:
    def maxPathSum(self, root: Optional[TreeNode]) -> int:
        best = float("-inf")

        def arm(node: Optional[TreeNode]) -> int:
            nonlocal best
            if node is None:
                return 0
            left = max(0, arm(node.left))
            right = max(0, arm(node.right))
            best = max(best, left + node.val + right)
            return node.val + max(left, right)

        arm(root)
        return best
