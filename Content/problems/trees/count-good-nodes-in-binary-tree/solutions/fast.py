# Idea: hands the greatest value so far down. Time O(n), space O(height).
class Solution:
    def goodNodes(self, root: Optional[TreeNode]) -> int:
        def count(node: Optional[TreeNode], above: int) -> int:
            if node is None:
                return 0
            highest = max(above, node.val)
            below = count(node.left, highest) + count(node.right, highest)
            return below + (node.val == highest)

        return count(root, root.val)
