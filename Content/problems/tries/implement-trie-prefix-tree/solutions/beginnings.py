# Idea: one set of the words, one of all their beginnings. A question O(length), an insert
# O(length²).
class Trie:
    def __init__(self):
        self.words = set()
        self.beginnings = set()

    def insert(self, word: str) -> None:
        if word not in self.words:
            self.words.add(word)
            self.beginnings.update(word[:end] for end in range(1, len(word) + 1))

    def search(self, word: str) -> bool:
        return word in self.words

    def startsWith(self, prefix: str) -> bool:
        return prefix in self.beginnings
