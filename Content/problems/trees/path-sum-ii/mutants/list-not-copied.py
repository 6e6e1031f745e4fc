# Bug: adds the list itself instead of a copy; it is empty in the end.
class Solution:
    def pathSum(self, root: Optional[TreeNode], targetSum: int) -> List[List[int]]:
        paths = []
        path = []

        def visit(node, missing):
            if node is None:
                return
            path.append(node.val)
            if missing == node.val and node.left is None and node.right is None:
                paths.append(path)
            visit(node.left, missing - node.val)
            visit(node.right, missing - node.val)
            path.pop()

        visit(root, targetSum)
        return paths
