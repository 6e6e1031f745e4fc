# Bug: takes the star for any text, as in file names, whatever stands before it.
class Solution:
    def isMatch(self, s: str, p: str) -> bool:
        @cache
        def fits(read: int, place: int) -> bool:
            if place == len(p):
                return read == len(s)
            if p[place] == "*":
                return fits(read, place + 1) or read < len(s) and fits(read + 1, place)
            return read < len(s) and p[place] in (".", s[read]) and fits(read + 1, place + 1)

        return fits(0, 0)
