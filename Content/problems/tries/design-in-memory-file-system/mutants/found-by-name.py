# Bug: keeps the content by the file's name alone, so files of one name share it.
class FileSystem:
    def __init__(self):
        self.root = {}
        self.files = set()
        self.contents = {}

    def ls(self, path: str) -> List[str]:
        if path in self.files:
            return [path.split("/")[-1]]
        return sorted(self.walk(path))

    def mkdir(self, path: str) -> None:
        self.walk(path)

    def addContentToFile(self, filePath: str, content: str) -> None:
        self.walk(filePath)
        self.files.add(filePath)
        name = filePath.split("/")[-1]
        self.contents[name] = self.contents.get(name, "") + content

    def readContentFromFile(self, filePath: str) -> str:
        return self.contents[filePath.split("/")[-1]]

    def walk(self, path: str) -> dict:
        node = self.root
        for name in filter(None, path.split("/")):
            node = node.setdefault(name, {})
        return node
