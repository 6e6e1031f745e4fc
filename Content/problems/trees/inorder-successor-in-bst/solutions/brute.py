# Idea: lists the nodes from left to right and takes the one behind p. Time O(n), space O(n).
class Solution:
    def inorderSuccessor(
        self, root: Optional[TreeNode], p: Optional[TreeNode]
    ) -> Optional[TreeNode]:
        nodes = []

        def visit(node: Optional[TreeNode]) -> None:
            if node is None:
                return
            visit(node.left)
            nodes.append(node)
            visit(node.right)

        visit(root)
        for node, after in pairwise(nodes):
            if node is p:
                return after
        return None
