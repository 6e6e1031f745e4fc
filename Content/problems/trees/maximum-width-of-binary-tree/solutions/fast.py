# Idea: numbers the places of each level as in a complete tree. Time O(n), space O(width).
class Solution:
    def widthOfBinaryTree(self, root: Optional[TreeNode]) -> int:
        widths = []
        level = [(root, 0)]
        while level:
            _, first = level[0]
            _, last = level[-1]
            widths.append(last - first + 1)
            level = [
                (child, 2 * place + side)
                for node, place in level
                for side, child in enumerate((node.left, node.right))
                if child
            ]
        return max(widths)
