# Bug: knows one level of brackets: the inner text is closed by the first bracket.
class Solution:
    def decodeString(self, s: str) -> str:
        text, inner, count, times = "", None, 0, 0
        for character in s:
            if character.isdigit():
                count = 10 * count + int(character)
            elif character == "[":
                inner, times, count = "", count, 0
            elif character == "]":
                text, inner = text + (inner or "") * times, None
            elif inner is None:
                text += character
            else:
                inner += character
        return text
