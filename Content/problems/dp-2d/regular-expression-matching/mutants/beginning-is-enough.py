# Bug: is content with a beginning of the text.
class Solution:
    def isMatch(self, s: str, p: str) -> bool:
        @cache
        def fits(read: int, place: int) -> bool:
            if place == len(p):
                return True
            first = read < len(s) and p[place] in (".", s[read])
            if p[place + 1 : place + 2] == "*":
                return fits(read, place + 2) or first and fits(read + 1, place)
            return first and fits(read + 1, place + 1)

        return fits(0, 0)
