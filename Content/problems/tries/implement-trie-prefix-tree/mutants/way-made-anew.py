# Bug: makes new nodes for every word and throws away what hung on the old ones.
class Trie:
    def __init__(self):
        self.root = {}

    def insert(self, word: str) -> None:
        node = self.root
        for letter in word:
            node[letter] = {}
            node = node[letter]
        node["end"] = True

    def search(self, word: str) -> bool:
        node = self._find(word)
        return node is not None and "end" in node

    def startsWith(self, prefix: str) -> bool:
        return self._find(prefix) is not None

    def _find(self, text):
        node = self.root
        for letter in text:
            if letter not in node:
                return None
            node = node[letter]
        return node
