# Idea: counts how often a level has children below it. Time O(n), space O(width).
class Solution:
    def maxDepth(self, root: Optional[TreeNode]) -> int:
        level = [root] if root else []
        depth = 0
        while level:
            depth += 1
            level = [child for node in level for child in (node.left, node.right) if child]
        return depth
