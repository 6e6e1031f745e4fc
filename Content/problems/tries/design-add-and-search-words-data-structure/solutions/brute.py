# Idea: compares the text with every word, letter by letter. A search O(words · length).
class WordDictionary:
    def __init__(self):
        self.words = []

    def addWord(self, word: str) -> None:
        self.words.append(word)

    def search(self, word: str) -> bool:
        return any(
            len(known) == len(word) and all(a in (b, ".") for a, b in zip(word, known))
            for known in self.words
        )
