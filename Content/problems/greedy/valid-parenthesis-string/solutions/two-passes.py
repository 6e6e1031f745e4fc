# Idea: from the left every star opens, from the right every star closes; neither count may fall
# below 0. Time O(n), space O(1).
class Solution:
    def checkValidString(self, s: str) -> bool:
        def suffices(text: Iterable[str], closing: str) -> bool:
            depth = 0
            for sign in text:
                depth += -1 if sign == closing else 1
                if depth < 0:
                    return False
            return True

        return suffices(s, ")") and suffices(reversed(s), "(")
