# Bug: takes the right child first on every second level, without turning the nodes round.
class Solution:
    def zigzagLevelOrder(self, root: Optional[TreeNode]) -> List[List[int]]:
        levels = []
        level = [root] if root else []
        while level:
            levels.append([node.val for node in level])
            below = []
            for node in level:
                sides = (node.right, node.left) if len(levels) % 2 else (node.left, node.right)
                below += [child for child in sides if child]
            level = below
        return levels
