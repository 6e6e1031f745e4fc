# Idea: read a pair if the next two letters are one, otherwise a single letter.
class Solution:
    def romanToInt(self, s: str) -> int:
        pairs = {"CM": 900, "CD": 400, "XC": 90, "XL": 40, "IX": 9, "IV": 4}
        single = {"M": 1000, "D": 500, "C": 100, "L": 50, "X": 10, "V": 5, "I": 1}
        place = 0
        total = 0
        while place < len(s):
            pair = s[place : place + 2]
            if pair in pairs:
                total += pairs[pair]
                place += 2
            else:
                total += single[s[place]]
                place += 1
        return total
