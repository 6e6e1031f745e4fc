# Idea: hands down the open interval in which all values must lie. Time O(n), space O(height).
class Solution:
    def isValidBST(self, root: Optional[TreeNode]) -> bool:
        def fits(node: Optional[TreeNode], low: float, high: float) -> bool:
            if node is None:
                return True
            return (
                low < node.val < high
                and fits(node.left, low, node.val)
                and fits(node.right, node.val, high)
            )

        return fits(root, float("-inf"), float("inf"))
