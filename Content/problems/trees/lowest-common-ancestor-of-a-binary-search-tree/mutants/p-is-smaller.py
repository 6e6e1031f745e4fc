# Bug: takes for granted that p is the smaller one.
class Solution:
    def lowestCommonAncestor(self, root, p, q):
        node = root
        while node and not p.val <= node.val <= q.val:
            node = node.left if q.val < node.val else node.right
        return node
