# Bug: takes # for a key that removes the letter behind it.
class Solution:
    def backspaceCompare(self, s: str, t: str) -> bool:
        def typed(keys):
            letters, waiting = [], 0
            for key in keys:
                if key == "#":
                    waiting += 1
                elif waiting:
                    waiting -= 1
                else:
                    letters.append(key)
            return letters

        return typed(s) == typed(t)
