# Bug: lets the ladder end at endWord even if it is not in the list.
class Solution:
    def ladderLength(self, beginWord: str, endWord: str, wordList: List[str]) -> int:
        unused = set(wordList) | {endWord}
        level, length = {beginWord}, 1
        while level and endWord not in level:
            level = unused & {
                word[:place] + letter + word[place + 1 :]
                for word in level for place in range(len(word)) for letter in ascii_lowercase
            }
            unused -= level
            length += 1
        return length if level else 0
