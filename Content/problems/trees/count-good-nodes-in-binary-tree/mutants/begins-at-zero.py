# Bug: begins with 0 as the greatest value, so negative trees have no good node.
class Solution:
    def goodNodes(self, root: Optional[TreeNode]) -> int:
        def count(node, above):
            if node is None:
                return 0
            highest = max(above, node.val)
            return (node.val >= above) + count(node.left, highest) + count(node.right, highest)

        return count(root, 0)
