# Idea: one line a node: its value, its parent's line and its side. Time and space O(n).
class Codec:
    def serialize(self, root: Optional[TreeNode]) -> str:
        lines = []
        stack = [(root, -1, "root")]
        while stack:
            node, parent, side = stack.pop()
            if node:
                stack.append((node.right, len(lines), "right"))
                stack.append((node.left, len(lines), "left"))
                lines.append(f"{node.val} {parent} {side}")
        return "\n".join(lines)

    def deserialize(self, data: str) -> Optional[TreeNode]:
        nodes = []
        for line in data.splitlines():
            value, parent, side = line.split()
            nodes.append(TreeNode(int(value)))
            if side == "left":
                nodes[int(parent)].left = nodes[-1]
            elif side == "right":
                nodes[int(parent)].right = nodes[-1]
        return nodes[0] if nodes else None
