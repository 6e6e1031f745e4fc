# Idea: do what the editor does, on a stack.
class Solution:
    def backspaceCompare(self, s: str, t: str) -> bool:
        def typed(keys: str) -> List[str]:
            letters = []
            for key in keys:
                if key != "#":
                    letters.append(key)
                elif letters:
                    letters.pop()
            return letters

        return typed(s) == typed(t)
