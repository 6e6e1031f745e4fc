# Too slow: removes one pair at a time and starts over at the front.
class Solution:
    def isValid(self, s: str) -> bool:
        rest = list(s)
        place = 0
        while place + 1 < len(rest):
            if rest[place] + rest[place + 1] in ("()", "[]", "{}"):
                del rest[place:place + 2]
                place = 0
            else:
                place += 1
        return not rest
