# Idea: add all values, and take those before a larger one away again, twice.
class Solution:
    def romanToInt(self, s: str) -> int:
        table = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}
        values = [table[letter] for letter in s]
        subtracted = [value for value, following in pairwise(values) if value < following]
        return sum(values) - 2 * sum(subtracted)
