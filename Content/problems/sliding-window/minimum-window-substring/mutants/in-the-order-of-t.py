# Bug: looks for the letters in the order in which t has them.
class Solution:
    def minWindow(self, s: str, t: str) -> str:
        best = ""
        for start in range(min(len(s), 2000)):
            place = start - 1
            for letter in t:
                place = s.find(letter, place + 1)
                if place < 0:
                    break
            else:
                if not best or place + 1 - start < len(best):
                    best = s[start:place + 1]
        return best
