# Idea: a tree in which each node leads by names to what lies in it.
class FileSystem:
    def __init__(self):
        # A directory is a dictionary from names to what lies in it.
        self.root = {}
        # The pieces of each file, by its path.
        self.pieces = {}

    def ls(self, path: str) -> List[str]:
        names = self.names(path)
        if path in self.pieces:
            return names[-1:]
        node = self.root
        for name in names:
            node = node.get(name, {})
        return sorted(node)

    def mkdir(self, path: str) -> None:
        node = self.root
        for name in self.names(path):
            node = node.setdefault(name, {})

    def addContentToFile(self, filePath: str, content: str) -> None:
        self.mkdir(filePath)
        self.pieces.setdefault(filePath, []).append(content)

    def readContentFromFile(self, filePath: str) -> str:
        return "".join(self.pieces.get(filePath, []))

    def names(self, path: str) -> List[str]:
        return [name for name in path.split("/") if name]
