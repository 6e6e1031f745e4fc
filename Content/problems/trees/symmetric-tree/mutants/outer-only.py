# Bug: compares the outer sides and forgets the inner ones.
class Solution:
    def isSymmetric(self, root: Optional[TreeNode]) -> bool:
        one, other = root.left, root.right
        while one and other:
            if one.val != other.val:
                return False
            one, other = one.left, other.right
        return one is other
