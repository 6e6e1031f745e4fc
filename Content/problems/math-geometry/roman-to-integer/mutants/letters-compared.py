# Bug: compares letters by the alphabet instead of their values.
class Solution:
    def romanToInt(self, s: str) -> int:
        table = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}
        total = sum(table[letter] for letter in s)
        return total - 2 * sum(table[one] for one, other in pairwise(s) if one < other)
