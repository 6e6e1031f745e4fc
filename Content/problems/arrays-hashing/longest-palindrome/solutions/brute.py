# Idea: search a partner for each letter among the others and take both away.
class Solution:
    def longestPalindrome(self, s: str) -> int:
        letters = list(s)
        length, middle = 0, 0
        while letters:
            letter = letters.pop()
            if letter in letters:
                letters.remove(letter)
                length += 2
            else:
                middle = 1
        return length + middle
