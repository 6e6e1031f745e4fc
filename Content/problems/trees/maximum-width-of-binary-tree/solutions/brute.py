# Idea: writes every level down with an entry for each gap. Time O(n · 2^height).
class Solution:
    def widthOfBinaryTree(self, root: Optional[TreeNode]) -> int:
        widest = 0
        level = [root]
        while level:
            widest = max(widest, len(level))
            below = []
            for node in level:
                below += [node.left, node.right] if node else [None, None]
            nodes = [index for index, node in enumerate(below) if node]
            level = below[nodes[0]:nodes[-1] + 1] if nodes else []
        return widest
