# Idea: walks each word down a tree of roots until one ends. Time O(all letters).
class Solution:
    def replaceWords(self, dictionary: List[str], sentence: str) -> str:
        tree = {}
        for root in dictionary:
            node = tree
            for letter in root:
                node = node.setdefault(letter, {})
            node["root"] = root

        def shortened(word: str) -> str:
            node = tree
            for letter in word:
                if "root" in node or letter not in node:
                    break
                node = node[letter]
            return node.get("root", word)

        return " ".join(map(shortened, sentence.split(" ")))
