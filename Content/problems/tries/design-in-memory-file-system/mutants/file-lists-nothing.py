# Bug: ls of a file returns what lies in it, which is nothing.
class FileSystem:
    def __init__(self):
        self.root = {}
        self.contents = {}

    def ls(self, path: str) -> List[str]:
        node = self.root
        for name in filter(None, path.split("/")):
            node = node.get(name, {})
        return sorted(node)

    def mkdir(self, path: str) -> None:
        node = self.root
        for name in filter(None, path.split("/")):
            node = node.setdefault(name, {})

    def addContentToFile(self, filePath: str, content: str) -> None:
        self.mkdir(filePath)
        self.contents[filePath] = self.contents.get(filePath, "") + content

    def readContentFromFile(self, filePath: str) -> str:
        return self.contents.get(filePath, "")
