# Idea: a set of all words with up to two letters replaced by dots. A search O(length), a new word
# O(length³).
class WordDictionary:
    def __init__(self):
        self.words = set()
        self.patterns = set()

    def addWord(self, word: str) -> None:
        if word in self.words:
            return
        self.words.add(word)
        places = range(len(word))
        for first in places:
            once = word[:first] + "." + word[first + 1:]
            self.patterns.add(once)
            for second in places[first + 1:]:
                self.patterns.add(once[:second] + "." + once[second + 1:])

    def search(self, word: str) -> bool:
        return word in self.words or word in self.patterns
