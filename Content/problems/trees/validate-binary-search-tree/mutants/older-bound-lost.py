# Bug: hands down the new bound alone and forgets the one from further up.
class Solution:
    def isValidBST(self, root: Optional[TreeNode]) -> bool:
        def fits(node, low, high):
            if node is None:
                return True
            return (
                low < node.val < high
                and fits(node.left, float("-inf"), node.val)
                and fits(node.right, node.val, float("inf"))
            )

        return fits(root, float("-inf"), float("inf"))
