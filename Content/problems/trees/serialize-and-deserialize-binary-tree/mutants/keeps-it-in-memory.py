# Bug: remembers the tree in the class instead of writing it into the text.
class Codec:
    remembered = None

    def serialize(self, root: Optional[TreeNode]) -> str:
        Codec.remembered = root
        return "remembered"

    def deserialize(self, data: str) -> Optional[TreeNode]:
        return Codec.remembered
