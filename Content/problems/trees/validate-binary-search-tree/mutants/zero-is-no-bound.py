# Bug: takes a bound of 0 for a missing one.
class Solution:
    def isValidBST(self, root: Optional[TreeNode]) -> bool:
        def fits(node, low, high):
            if node is None:
                return True
            if low and node.val <= low or high and node.val >= high:
                return False
            return fits(node.left, low, node.val) and fits(node.right, node.val, high)

        return fits(root, None, None)
