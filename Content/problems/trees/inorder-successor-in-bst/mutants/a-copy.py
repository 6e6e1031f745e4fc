# Bug: returns a new node with the right value instead of the tree's own.
class Solution:
    def inorderSuccessor(self, root, p):
        successor, node = None, root
        while node:
            if p.val < node.val:
                successor = node
                node = node.left
            else:
                node = node.right
        return TreeNode(successor.val) if successor else None
