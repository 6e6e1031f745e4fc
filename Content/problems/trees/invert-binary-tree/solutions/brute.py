# Idea: writes every node down with its path, turns the paths around and builds a new tree from
# them. Time O(n · height).
class Solution:
    def invertTree(self, root: Optional[TreeNode]) -> Optional[TreeNode]:
        places = []

        def visit(node: Optional[TreeNode], path: str) -> None:
            if node:
                places.append((path, node.val))
                visit(node.left, path + "L")
                visit(node.right, path + "R")

        visit(root, "")
        mirrored = str.maketrans("LR", "RL")
        nodes = {}
        for path, value in places:
            path = path.translate(mirrored)
            nodes[path] = TreeNode(value)
            if path:
                parent = nodes[path[:-1]]
                if path[-1] == "L":
                    parent.left = nodes[path]
                else:
                    parent.right = nodes[path]
        return nodes.get("")
