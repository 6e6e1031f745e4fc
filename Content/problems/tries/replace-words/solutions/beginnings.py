# Idea: looks up the beginnings of each word in a set of roots, the shortest first. Time
# O(words · length²).
class Solution:
    def replaceWords(self, dictionary: List[str], sentence: str) -> str:
        roots = set(dictionary)

        def shortened(word: str) -> str:
            for end in range(1, len(word)):
                if word[:end] in roots:
                    return word[:end]
            return word

        return " ".join(map(shortened, sentence.split(" ")))
