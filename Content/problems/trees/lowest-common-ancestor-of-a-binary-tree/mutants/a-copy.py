# Bug: returns a new node with the right value instead of the tree's own.
class Solution:
    def lowestCommonAncestor(self, root, p, q):
        if root is None or root is p or root is q:
            return root
        left = self.lowestCommonAncestor(root.left, p, q)
        right = self.lowestCommonAncestor(root.right, p, q)
        return TreeNode(root.val) if left and right else left or right
