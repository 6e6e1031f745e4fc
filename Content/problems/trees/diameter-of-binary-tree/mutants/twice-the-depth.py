# Bug: takes the two lowest leaves to lie on different sides of the root.
class Solution:
    def diameterOfBinaryTree(self, root: Optional[TreeNode]) -> int:
        def depth(node):
            return 1 + max(depth(node.left), depth(node.right)) if node else 0

        return 2 * (depth(root) - 1)
