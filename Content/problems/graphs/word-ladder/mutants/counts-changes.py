# Bug: counts the changes instead of the words.
class Solution:
    def ladderLength(self, beginWord: str, endWord: str, wordList: List[str]) -> int:
        unused = set(wordList)
        level, changes = {beginWord}, 0
        while level and endWord not in level:
            level = unused & {
                word[:place] + letter + word[place + 1 :]
                for word in level for place in range(len(word)) for letter in ascii_lowercase
            }
            unused -= level
            changes += 1
        return changes if level else 0
