# Idea: compares pairs of nodes that would lie on each other, outer with outer, inner with inner.
# Time O(n), space O(height).
class Solution:
    def isSymmetric(self, root: Optional[TreeNode]) -> bool:
        def mirror(one: Optional[TreeNode], other: Optional[TreeNode]) -> bool:
            if one is None or other is None:
                return one is other
            outer = mirror(one.left, other.right)
            inner = mirror(one.right, other.left)
            return one.val == other.val and outer and inner

        return mirror(root.left, root.right)
