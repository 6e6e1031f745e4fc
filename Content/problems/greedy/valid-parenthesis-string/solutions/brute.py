# Idea: tries every reading of every star. Time O(3^n).
class Solution:
    def checkValidString(self, s: str) -> bool:
        def fits(place: int, depth: int) -> bool:
            if depth < 0:
                return False
            if place == len(s):
                return depth == 0
            if s[place] == "(":
                return fits(place + 1, depth + 1)
            if s[place] == ")":
                return fits(place + 1, depth - 1)
            return any(fits(place + 1, depth + change) for change in (-1, 0, 1))

        return fits(0, 0)
