# Idea: a tree of the turned words; each word walks down it and meets its partners.
class TrieNode:
    def __init__(self):
        self.below = {}
        self.word = None
        # The words that pass here and have a palindrome left, those that end here included.
        self.with_palindrome_left = []


class Solution:
    def palindromePairs(self, words: List[str]) -> List[List[int]]:
        root = TrieNode()
        for place, word in enumerate(words):
            node = root
            for end in range(len(word), 0, -1):
                left = word[:end]
                if left == left[::-1]:
                    node.with_palindrome_left.append(place)
                node = node.below.setdefault(word[end - 1], TrieNode())
            node.word = place
            node.with_palindrome_left.append(place)
        pairs = []
        for place, word in enumerate(words):
            node = root
            for start, letter in enumerate(word):
                rest = word[start:]
                if node.word is not None and node.word != place and rest == rest[::-1]:
                    pairs.append([place, node.word])
                node = node.below.get(letter)
                if node is None:
                    break
            else:
                for other in node.with_palindrome_left:
                    if other != place:
                        pairs.append([place, other])
        return pairs
