# Bug: lets a star take all letters that fit and never gives one back.
class Solution:
    def isMatch(self, s: str, p: str) -> bool:
        pieces = [(wanted, after == "*") for wanted, after in pairwise(p + " ") if wanted != "*"]
        place = 0
        for wanted, is_starred in pieces:
            if is_starred:
                while place < len(s) and wanted in (".", s[place]):
                    place += 1
            elif place < len(s) and wanted in (".", s[place]):
                place += 1
            else:
                return False
        return place == len(s)
