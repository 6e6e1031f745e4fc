# Idea: a set of letters that wait for a partner; one of those left may stand in the middle.
class Solution:
    def longestPalindrome(self, s: str) -> int:
        waiting = set()
        length = 0
        for letter in s:
            if letter in waiting:
                waiting.remove(letter)
                length += 2
            else:
                waiting.add(letter)
        return length + 1 if waiting else length
