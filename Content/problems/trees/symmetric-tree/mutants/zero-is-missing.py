# Bug: takes a node with the value 0 for a missing one.
class Solution:
    def isSymmetric(self, root: Optional[TreeNode]) -> bool:
        def mirror(one, other):
            left = one.val if one else 0
            right = other.val if other else 0
            if not left or not right:
                return left == right
            outer = mirror(one.left, other.right)
            return left == right and outer and mirror(one.right, other.left)

        return mirror(root.left, root.right)
