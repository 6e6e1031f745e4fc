# Idea: compares the words of each level with all words that are still unused.
class Solution:
    def ladderLength(self, beginWord: str, endWord: str, wordList: List[str]) -> int:
        unused, level, length = list(wordList), [beginWord], 1
        while level:
            length += 1
            level = [
                word for word in unused
                if any(sum(a != b for a, b in zip(word, known)) == 1 for known in level)
            ]
            if endWord in level:
                return length
            unused = [word for word in unused if word not in level]
        return 0
