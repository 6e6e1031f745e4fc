# Idea: compares the two trees at every node of the large one. Time O(n · m).
class Solution:
    def isSubtree(self, root: Optional[TreeNode], subRoot: Optional[TreeNode]) -> bool:
        if root is None:
            return False
        return (
            self.same(root, subRoot)
            or self.isSubtree(root.left, subRoot)
            or self.isSubtree(root.right, subRoot)
        )

    def same(self, one: Optional[TreeNode], other: Optional[TreeNode]) -> bool:
        if one is None or other is None:
            return one is other
        return (
            one.val == other.val
            and self.same(one.left, other.left)
            and self.same(one.right, other.right)
        )
