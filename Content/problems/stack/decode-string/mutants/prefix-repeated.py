# Bug: repeats what stands before the bracket too.
class Solution:
    def decodeString(self, s: str) -> str:
        interrupted, text, count = [], "", 0
        for character in s:
            if character.isdigit():
                count = 10 * count + int(character)
            elif character == "[":
                interrupted.append((text, count))
                text, count = "", 0
            elif character == "]":
                before, times = interrupted.pop()
                text = (before + text) * times
            else:
                text += character
        return text
