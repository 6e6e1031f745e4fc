# Bug: measures from the root downwards only; a way never climbs.
class Solution:
    def diameterOfBinaryTree(self, root: Optional[TreeNode]) -> int:
        level, depth = [root], -1
        while level:
            depth += 1
            level = [child for node in level for child in (node.left, node.right) if child]
        return depth
