# Idea: one list for the way to the present node, copied at each leaf where the sum is right.
# Time O(n · height), space O(height).
class Solution:
    def pathSum(self, root: Optional[TreeNode], targetSum: int) -> List[List[int]]:
        paths = []
        path = []

        def visit(node: Optional[TreeNode], missing: int) -> None:
            if node is None:
                return
            path.append(node.val)
            rest = missing - node.val
            if rest == 0 and node.left is None and node.right is None:
                paths.append(path[:])
            visit(node.left, rest)
            visit(node.right, rest)
            path.pop()

        visit(root, targetSum)
        return paths
