# Bug: writes no separator, so a value of two digits is read as two nodes.
class Codec:
    def serialize(self, root: Optional[TreeNode]) -> str:
        if root is None:
            return "#"
        return str(root.val) + self.serialize(root.left) + self.serialize(root.right)

    def deserialize(self, data: str) -> Optional[TreeNode]:
        characters = iter(data)

        def read() -> Optional[TreeNode]:
            character = next(characters, "#")
            if character == "#":
                return None
            if character == "-":
                character += next(characters)
            return TreeNode(int(character), read(), read())

        return read()
