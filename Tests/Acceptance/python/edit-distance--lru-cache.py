# Style: a recursion that ends at either word's end, cached.
from functools import lru_cache


class Solution:
    def minDistance(self, word1: str, word2: str) -> int:
        @lru_cache(maxsize=None)
        def dist(i, j):
            if i < 0:
                return j + 1
            if j < 0:
                return i + 1
            if word1[i] == word2[j]:
                return dist(i - 1, j - 1)
            return 1 + min(dist(i - 1, j), dist(i, j - 1), dist(i - 1, j - 1))

        return dist(len(word1) - 1, len(word2) - 1)
