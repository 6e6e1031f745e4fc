# Idea: a dictionary from each directory's whole path to the names in it.
class FileSystem:
    def __init__(self):
        self.names = {}
        self.contents = {}

    def ls(self, path: str) -> List[str]:
        if path in self.contents:
            return [path.split("/")[-1]]
        return sorted(self.names.get("" if path == "/" else path, []))

    def mkdir(self, path: str) -> None:
        directory = ""
        for name in path.split("/"):
            if name:
                self.names.setdefault(directory, set()).add(name)
                directory += "/" + name

    def addContentToFile(self, filePath: str, content: str) -> None:
        self.mkdir(filePath)
        self.contents.setdefault(filePath, []).append(content)

    def readContentFromFile(self, filePath: str) -> str:
        return "".join(self.contents.get(filePath, []))
