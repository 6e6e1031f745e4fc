# Bug: tests the value instead of the node, so a node with the value 0 vanishes with its subtree.
class Codec:
    def serialize(self, root: Optional[TreeNode]) -> str:
        words = []

        def write(node: Optional[TreeNode]) -> None:
            if not node or not node.val:
                words.append("#")
                return
            words.append(str(node.val))
            write(node.left)
            write(node.right)

        write(root)
        return ",".join(words)

    def deserialize(self, data: str) -> Optional[TreeNode]:
        words = iter(data.split(","))

        def read() -> Optional[TreeNode]:
            word = next(words)
            return None if word == "#" else TreeNode(int(word), read(), read())

        return read()
