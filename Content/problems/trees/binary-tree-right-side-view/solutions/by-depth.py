# Idea: one walk with the right side first; the first node at each new depth is seen. Time O(n).
class Solution:
    def rightSideView(self, root: Optional[TreeNode]) -> List[int]:
        view = []

        def visit(node: Optional[TreeNode], depth: int) -> None:
            if node is None:
                return
            if depth == len(view):
                view.append(node.val)
            visit(node.right, depth + 1)
            visit(node.left, depth + 1)

        visit(root, 0)
        return view
