# Idea: searches from both ends, always on at the smaller one, and tries all letters at each place.
class Solution:
    def ladderLength(self, beginWord: str, endWord: str, wordList: List[str]) -> int:
        unused = set(wordList) - {beginWord}
        if endWord not in unused:
            return 0
        unused.remove(endWord)
        level, other, length = {beginWord}, {endWord}, 2
        while level:
            changed = {
                word[:place] + letter + word[place + 1 :]
                for word in level
                for place in range(len(word))
                for letter in ascii_lowercase
            }
            if changed & other:
                return length
            level = changed & unused
            unused -= level
            length += 1
            if len(level) > len(other):
                level, other = other, level
        return 0
