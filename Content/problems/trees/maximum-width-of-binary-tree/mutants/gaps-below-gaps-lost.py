# Bug: keeps the gaps beside nodes, but nothing below a gap.
class Solution:
    def widthOfBinaryTree(self, root: Optional[TreeNode]) -> int:
        widest = 0
        level = [root]
        while level:
            widest = max(widest, len(level))
            below = [child for node in level if node for child in (node.left, node.right)]
            nodes = [index for index, node in enumerate(below) if node]
            level = below[nodes[0]:nodes[-1] + 1] if nodes else []
        return widest
