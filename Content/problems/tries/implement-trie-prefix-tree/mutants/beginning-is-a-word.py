# Bug: has no mark, so every beginning of a word counts as a word.
class Trie:
    def __init__(self):
        self.root = {}

    def insert(self, word: str) -> None:
        node = self.root
        for letter in word:
            node = node.setdefault(letter, {})

    def search(self, word: str) -> bool:
        node = self.root
        for letter in word:
            if letter not in node:
                return False
            node = node[letter]
        return True

    def startsWith(self, prefix: str) -> bool:
        return self.search(prefix)
