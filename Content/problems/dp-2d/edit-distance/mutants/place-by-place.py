# Bug: compares place by place and never moves the words against each other.
class Solution:
    def minDistance(self, word1: str, word2: str) -> int:
        return sum(one != other for one, other in zip_longest(word1, word2))
