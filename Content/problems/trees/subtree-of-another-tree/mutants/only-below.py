# Bug: looks only at the subtrees below the root and forgets the whole tree.
class Solution:
    def isSubtree(self, root: Optional[TreeNode], subRoot: Optional[TreeNode]) -> bool:
        if root is None:
            return False
        return any(
            self.same(side, subRoot) or self.isSubtree(side, subRoot)
            for side in (root.left, root.right)
        )

    def same(self, one, other):
        if one is None or other is None:
            return one is other
        return (
            one.val == other.val
            and self.same(one.left, other.left)
            and self.same(one.right, other.right)
        )
