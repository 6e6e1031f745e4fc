# Bug: ls creates the directories that it does not find.
class FileSystem:
    def __init__(self):
        self.root = {}
        self.contents = {}

    def ls(self, path: str) -> List[str]:
        if path in self.contents:
            return [path.split("/")[-1]]
        return sorted(self.walk(path))

    def mkdir(self, path: str) -> None:
        self.walk(path)

    def addContentToFile(self, filePath: str, content: str) -> None:
        self.walk(filePath)
        self.contents[filePath] = self.contents.get(filePath, "") + content

    def readContentFromFile(self, filePath: str) -> str:
        return self.contents.get(filePath, "")

    def walk(self, path: str) -> dict:
        node = self.root
        for name in filter(None, path.split("/")):
            node = node.setdefault(name, {})
        return node
