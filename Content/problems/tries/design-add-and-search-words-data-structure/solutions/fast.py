# Idea: a tree of letters, and a search that stands at several nodes at once. A search O(26² ·
# length) with two dots.
class Node:
    def __init__(self):
        self.below = {}
        self.is_word = False


class WordDictionary:
    def __init__(self):
        self.root = Node()

    def addWord(self, word: str) -> None:
        node = self.root
        for letter in word:
            if letter not in node.below:
                node.below[letter] = Node()
            node = node.below[letter]
        node.is_word = True

    def search(self, word: str) -> bool:
        places = [self.root]
        for letter in word:
            if letter == ".":
                places = [child for node in places for child in node.below.values()]
            else:
                places = [node.below[letter] for node in places if letter in node.below]
        return any(node.is_word for node in places)
