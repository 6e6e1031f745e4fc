# Bug: compares letter by letter until the shorter of the two ends.
class WordDictionary:
    def __init__(self):
        self.words = []

    def addWord(self, word: str) -> None:
        self.words.append(word)

    def search(self, word: str) -> bool:
        return any(all(a in (b, ".") for a, b in zip(word, known)) for known in self.words)
