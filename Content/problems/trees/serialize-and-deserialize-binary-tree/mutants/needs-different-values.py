# Bug: rebuilds from preorder and inorder, which is only unique while all values differ.
class Codec:
    def serialize(self, root: Optional[TreeNode]) -> str:
        preorder, inorder = [], []

        def visit(node: Optional[TreeNode]) -> None:
            if node:
                preorder.append(str(node.val))
                visit(node.left)
                inorder.append(str(node.val))
                visit(node.right)

        visit(root)
        return " ".join(preorder) + "|" + " ".join(inorder)

    def deserialize(self, data: str) -> Optional[TreeNode]:
        preorder, inorder = (part.split() for part in data.split("|"))

        def build(values: List[str], order: List[str]) -> Optional[TreeNode]:
            if not values:
                return None
            middle = order.index(values[0])
            return TreeNode(
                int(values[0]),
                build(values[1:middle + 1], order[:middle]),
                build(values[middle + 1:], order[middle + 1:]),
            )

        return build(preorder, inorder)
