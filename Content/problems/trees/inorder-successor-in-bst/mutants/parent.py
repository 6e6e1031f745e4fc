# Bug: takes the parent for the successor where p has no right side.
class Solution:
    def inorderSuccessor(self, root, p):
        if p.right:
            node = p.right
            while node.left:
                node = node.left
            return node
        parent, node = None, root
        while node is not p:
            parent, node = node, node.left if p.val < node.val else node.right
        return parent
