# Bug: accepts a text that stands anywhere in a word, not only at its beginning.
class Trie:
    def __init__(self):
        self.words = set()

    def insert(self, word: str) -> None:
        self.words.add(word)

    def search(self, word: str) -> bool:
        return word in self.words

    def startsWith(self, prefix: str) -> bool:
        return any(prefix in word for word in self.words)
