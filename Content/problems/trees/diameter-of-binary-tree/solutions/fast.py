# Idea: each subtree returns its depth; on the way the two depths at a node add up. Time O(n), space
# O(height).
class Solution:
    def diameterOfBinaryTree(self, root: Optional[TreeNode]) -> int:
        longest = 0

        def depth(node: Optional[TreeNode]) -> int:
            nonlocal longest
            if node is None:
                return 0
            left = depth(node.left)
            right = depth(node.right)
            longest = max(longest, left + right)
            return 1 + max(left, right)

        depth(root)
        return longest
