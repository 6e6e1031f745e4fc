# Idea: try all three edits wherever the words differ.
class Solution:
    def minDistance(self, word1: str, word2: str) -> int:
        if not word1 or not word2:
            return len(word1) + len(word2)
        if word1[0] == word2[0]:
            return self.minDistance(word1[1:], word2[1:])
        replaced = self.minDistance(word1[1:], word2[1:])
        deleted = self.minDistance(word1[1:], word2)
        inserted = self.minDistance(word1, word2[1:])
        return 1 + min(replaced, deleted, inserted)
