# Idea: a set of all paths, which ls searches for those that lie in the directory.
class FileSystem:
    def __init__(self):
        self.paths = set()
        self.contents = {}

    def ls(self, path: str) -> List[str]:
        if path in self.contents:
            return [path[path.rindex("/") + 1:]]
        start = path if path == "/" else path + "/"
        found = set()
        for other in self.paths:
            if other.startswith(start) and other != start:
                found.add(other[len(start):].split("/")[0])
        return sorted(found)

    def mkdir(self, path: str) -> None:
        self.paths.add(path)

    def addContentToFile(self, filePath: str, content: str) -> None:
        self.paths.add(filePath)
        self.contents[filePath] = self.contents.get(filePath, "") + content

    def readContentFromFile(self, filePath: str) -> str:
        return self.contents.get(filePath, "")
