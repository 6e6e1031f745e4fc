# Idea: one level more than the deeper of the two sides, by recursion. Time O(n), space O(height).
class Solution:
    def maxDepth(self, root: Optional[TreeNode]) -> int:
        if root is None:
            return 0
        return 1 + max(self.maxDepth(root.left), self.maxDepth(root.right))
