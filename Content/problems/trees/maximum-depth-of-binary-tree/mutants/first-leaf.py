# Bug: goes level by level and stops at the first leaf it meets.
class Solution:
    def maxDepth(self, root: Optional[TreeNode]) -> int:
        level = [root] if root else []
        depth = 0
        while level:
            depth += 1
            if any(node.left is None and node.right is None for node in level):
                return depth
            level = [child for node in level for child in (node.left, node.right) if child]
        return depth
