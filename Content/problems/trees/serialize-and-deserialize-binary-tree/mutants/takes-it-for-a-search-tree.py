# Bug: writes the values in preorder and rebuilds a search tree, but the tree need not be one.
class Codec:
    def serialize(self, root: Optional[TreeNode]) -> str:
        if root is None:
            return ""
        parts = [str(root.val), self.serialize(root.left), self.serialize(root.right)]
        return " ".join(part for part in parts if part)

    def deserialize(self, data: str) -> Optional[TreeNode]:
        values = [int(word) for word in data.split()]
        position = 0

        def read(low: float, high: float) -> Optional[TreeNode]:
            nonlocal position
            if position == len(values) or not low <= values[position] <= high:
                return None
            node = TreeNode(values[position])
            position += 1
            node.left = read(low, node.val)
            node.right = read(node.val, high)
            return node

        return read(float("-inf"), float("inf"))
