# Idea: count each letter; half of its count, rounded down, are pairs.
class Solution:
    def longestPalindrome(self, s: str) -> int:
        counts = {}
        for letter in s:
            counts[letter] = counts.get(letter, 0) + 1
        paired = 0
        for count in counts.values():
            paired += count // 2 * 2
        return min(len(s), paired + 1)
