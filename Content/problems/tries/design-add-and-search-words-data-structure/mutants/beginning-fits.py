# Bug: forgets that a word must end where the text ends.
class WordDictionary:
    def __init__(self):
        self.root = {}

    def addWord(self, word: str) -> None:
        node = self.root
        for letter in word:
            node = node.setdefault(letter, {})

    def search(self, word: str) -> bool:
        places = [self.root]
        for letter in word:
            if letter == ".":
                places = [child for node in places for child in node.values()]
            else:
                places = [node[letter] for node in places if letter in node]
        return bool(places)
