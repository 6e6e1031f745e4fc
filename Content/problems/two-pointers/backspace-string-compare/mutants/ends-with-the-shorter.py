# Bug: stops when one text has no letter left.
class Solution:
    def backspaceCompare(self, s: str, t: str) -> bool:
        def typed(keys):
            letters = []
            for key in keys:
                if key != "#":
                    letters.append(key)
                elif letters:
                    letters.pop()
            return letters

        return all(one == other for one, other in zip(reversed(typed(s)), reversed(typed(t))))
