# Bug: knows inserting and deleting only, so a replacement costs two.
class Solution:
    def minDistance(self, word1: str, word2: str) -> int:
        row = list(range(len(word2) + 1))
        for letter in word1:
            following = [row[0] + 1]
            for (diagonal, above), other in zip(pairwise(row), word2):
                following.append(diagonal if letter == other else 1 + min(above, following[-1]))
            row = following
        return row[-1]
