# Bug: lets a backspace in an empty editor remove the next letter that is typed.
class Solution:
    def backspaceCompare(self, s: str, t: str) -> bool:
        def typed(keys):
            letters, owed = [], 0
            for key in keys:
                if key == "#":
                    if letters:
                        letters.pop()
                    else:
                        owed += 1
                elif owed:
                    owed -= 1
                else:
                    letters.append(key)
            return letters

        return typed(s) == typed(t)
