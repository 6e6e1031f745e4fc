# Bug: adds the pair and then its second letter again.
class Solution:
    def romanToInt(self, s: str) -> int:
        signs = {
            "CM": 900, "CD": 400, "XC": 90, "XL": 40, "IX": 9, "IV": 4,
            "M": 1000, "D": 500, "C": 100, "L": 50, "X": 10, "V": 5, "I": 1,
        }
        return sum(signs.get(s[place : place + 2], signs[s[place]]) for place in range(len(s)))
