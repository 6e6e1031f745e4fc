# Bug: leaves at once after a hit and forgets to remove the leaf's value.
class Solution:
    def pathSum(self, root: Optional[TreeNode], targetSum: int) -> List[List[int]]:
        paths = []
        path = []

        def visit(node, missing):
            if node is None:
                return
            path.append(node.val)
            if missing == node.val and node.left is None and node.right is None:
                paths.append(path[:])
                return
            visit(node.left, missing - node.val)
            visit(node.right, missing - node.val)
            path.pop()

        visit(root, targetSum)
        return paths
