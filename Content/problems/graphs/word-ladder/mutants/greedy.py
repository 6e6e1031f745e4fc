# Bug: takes only changes that bring a letter of endWord to its place.
class Solution:
    def ladderLength(self, beginWord: str, endWord: str, wordList: List[str]) -> int:
        words = set(wordList)
        level, length = {beginWord}, 1
        while level and endWord not in level:
            level = words & {
                word[:place] + letter + word[place + 1 :]
                for word in level
                for place, letter in enumerate(endWord)
                if word[place] != letter
            }
            length += 1
        return length if level else 0
