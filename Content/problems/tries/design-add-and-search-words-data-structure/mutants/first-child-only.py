# Bug: at a dot goes on with the first child alone.
class WordDictionary:
    def __init__(self):
        self.root = {}

    def addWord(self, word: str) -> None:
        node = self.root
        for letter in word:
            node = node.setdefault(letter, {})
        node["end"] = {}

    def search(self, word: str) -> bool:
        node = self.root
        for letter in word:
            if letter == ".":
                children = [child for key, child in node.items() if key != "end"]
                if not children:
                    return False
                node = children[0]
            elif letter in node:
                node = node[letter]
            else:
                return False
        return "end" in node
