# Bug: lets a left child stand one column further left and a right child one further right.
class Solution:
    def widthOfBinaryTree(self, root: Optional[TreeNode]) -> int:
        widest = 0
        level = [(root, 0)]
        while level:
            columns = [column for _, column in level]
            widest = max(widest, max(columns) - min(columns) + 1)
            level = [(child, column + step) for node, column in level
                     for step, child in ((-1, node.left), (1, node.right)) if child]
        return widest
