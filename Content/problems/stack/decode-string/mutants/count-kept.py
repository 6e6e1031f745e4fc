# Bug: does not set the count back when a bracket opens.
class Solution:
    def decodeString(self, s: str) -> str:
        interrupted, text, count = [], "", 0
        for character in s:
            if character.isdigit():
                count = 10 * count + int(character)
            elif character == "[":
                interrupted.append((text, count))
                text = ""
            elif character == "]":
                before, times = interrupted.pop()
                text, count = before + text * times, 0
            else:
                text += character
        return text
