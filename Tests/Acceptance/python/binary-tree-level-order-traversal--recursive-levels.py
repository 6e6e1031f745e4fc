# Style: recursive, fills a level's list.
class Solution:
    def levelOrder(self, root: Optional[TreeNode]) -> List[List[int]]:
        levels = []

        def visit(node, depth):
            if not node:
                return
            if depth == len(levels):
                levels.append([])
            levels[depth].append(node.val)
            visit(node.left, depth + 1)
            visit(node.right, depth + 1)

        visit(root, 0)
        return levels
