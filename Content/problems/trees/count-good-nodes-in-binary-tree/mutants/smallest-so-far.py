# Bug: counts the nodes that are not above the smallest value on the way.
class Solution:
    def goodNodes(self, root: Optional[TreeNode]) -> int:
        def count(node, above):
            if node is None:
                return 0
            lowest = min(above, node.val)
            return (node.val == lowest) + count(node.left, lowest) + count(node.right, lowest)

        return count(root, root.val)
