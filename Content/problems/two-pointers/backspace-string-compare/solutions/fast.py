# Idea: go backwards through both, and compare the letters that no backspace removes.
class Solution:
    def backspaceCompare(self, s: str, t: str) -> bool:
        def letters(keys: str):
            backspaces = 0
            for key in reversed(keys):
                if key == "#":
                    backspaces += 1
                elif backspaces:
                    backspaces -= 1
                else:
                    yield key

        return all(one == other for one, other in zip_longest(letters(s), letters(t)))
