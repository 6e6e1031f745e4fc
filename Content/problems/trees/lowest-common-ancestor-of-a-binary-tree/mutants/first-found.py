# Bug: hands up what the left side found without a look at the right side.
class Solution:
    def lowestCommonAncestor(self, root, p, q):
        if root is None or root is p or root is q:
            return root
        left = self.lowestCommonAncestor(root.left, p, q)
        return left or self.lowestCommonAncestor(root.right, p, q)
