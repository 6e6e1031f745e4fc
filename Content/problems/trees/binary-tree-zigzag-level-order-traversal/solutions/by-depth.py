# Idea: one walk; values of odd levels are put in front of those found before. Time O(n), space
# O(n).
class Solution:
    def zigzagLevelOrder(self, root: Optional[TreeNode]) -> List[List[int]]:
        levels = []

        def visit(node: Optional[TreeNode], depth: int) -> None:
            if node is None:
                return
            if depth == len(levels):
                levels.append(deque())
            if depth % 2:
                levels[depth].appendleft(node.val)
            else:
                levels[depth].append(node.val)
            visit(node.left, depth + 1)
            visit(node.right, depth + 1)

        visit(root, 0)
        return [list(level) for level in levels]
