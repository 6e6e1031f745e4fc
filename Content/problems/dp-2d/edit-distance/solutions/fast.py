# Idea: a table of all pairs of beginnings, row by row.
class Solution:
    def minDistance(self, word1: str, word2: str) -> int:
        row = list(range(len(word2) + 1))
        for deleted, letter in enumerate(word1):
            following = [deleted + 1]
            for (diagonal, above), other in zip(pairwise(row), word2):
                if letter == other:
                    following.append(diagonal)
                else:
                    following.append(1 + min(diagonal, above, following[-1]))
            row = following
        return row[-1]
