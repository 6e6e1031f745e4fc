# Idea: remove the first backspace and the letter before it, again and again.
class Solution:
    def backspaceCompare(self, s: str, t: str) -> bool:
        def typed(keys: str) -> str:
            while "#" in keys:
                place = keys.index("#")
                keys = keys[: max(place - 1, 0)] + keys[place + 1 :]
            return keys

        return typed(s) == typed(t)
