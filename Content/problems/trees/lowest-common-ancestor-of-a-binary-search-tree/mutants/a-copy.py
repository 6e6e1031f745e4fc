# Bug: returns a new node with the right value instead of the tree's own.
class Solution:
    def lowestCommonAncestor(self, root, p, q):
        node = root
        while True:
            if p.val < node.val and q.val < node.val:
                node = node.left
            elif p.val > node.val and q.val > node.val:
                node = node.right
            else:
                return TreeNode(node.val)
