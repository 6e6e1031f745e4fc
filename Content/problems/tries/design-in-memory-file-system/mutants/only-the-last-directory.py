# Bug: notes a new directory only in the one before it; those on the way are not created.
class FileSystem:
    def __init__(self):
        self.names = {}
        self.contents = {}

    def ls(self, path: str) -> List[str]:
        if path in self.contents:
            return [path.split("/")[-1]]
        return sorted(self.names.get("" if path == "/" else path, []))

    def mkdir(self, path: str) -> None:
        directory, name = path.rsplit("/", 1)
        if name:
            self.names.setdefault(directory, set()).add(name)

    def addContentToFile(self, filePath: str, content: str) -> None:
        self.mkdir(filePath)
        self.contents[filePath] = self.contents.get(filePath, "") + content

    def readContentFromFile(self, filePath: str) -> str:
        return self.contents.get(filePath, "")
