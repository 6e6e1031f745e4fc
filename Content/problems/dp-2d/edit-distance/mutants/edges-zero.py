# Bug: begins with a row of zeros, as if inserting at the front were free.
class Solution:
    def minDistance(self, word1: str, word2: str) -> int:
        row = [0] * (len(word2) + 1)
        for letter in word1:
            following = [0]
            for (diagonal, above), other in zip(pairwise(row), word2):
                cheapest = min(diagonal, above, following[-1])
                following.append(diagonal if letter == other else 1 + cheapest)
            row = following
        return row[-1]
