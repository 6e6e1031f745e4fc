# Bug: while comparing, searches on below, so nodes in between may be skipped.
class Solution:
    def isSubtree(self, root: Optional[TreeNode], subRoot: Optional[TreeNode]) -> bool:
        if root is None or subRoot is None:
            return root is subRoot
        if (
            root.val == subRoot.val
            and self.isSubtree(root.left, subRoot.left)
            and self.isSubtree(root.right, subRoot.right)
        ):
            return True
        return self.isSubtree(root.left, subRoot) or self.isSubtree(root.right, subRoot)
