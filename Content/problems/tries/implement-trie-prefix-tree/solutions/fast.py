# Idea: a tree of letters with a mark where a word ends. Each call O(length).
class Node:
    def __init__(self):
        self.below = {}
        self.is_word = False


class Trie:
    def __init__(self):
        self.root = Node()

    def insert(self, word: str) -> None:
        node = self.root
        for letter in word:
            if letter not in node.below:
                node.below[letter] = Node()
            node = node.below[letter]
        node.is_word = True

    def search(self, word: str) -> bool:
        node = self._find(word)
        return node is not None and node.is_word

    def startsWith(self, prefix: str) -> bool:
        return self._find(prefix) is not None

    def _find(self, text: str) -> Optional[Node]:
        node = self.root
        for letter in text:
            if letter not in node.below:
                return None
            node = node.below[letter]
        return node
