# Idea: level by level, the values of every second level in reverse. Time O(n), space O(width).
class Solution:
    def zigzagLevelOrder(self, root: Optional[TreeNode]) -> List[List[int]]:
        levels = []
        level = [root] if root else []
        while level:
            values = [node.val for node in level]
            levels.append(values[::-1] if len(levels) % 2 else values)
            level = [child for node in level for child in (node.left, node.right) if child]
        return levels
