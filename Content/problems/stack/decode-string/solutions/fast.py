# Idea: a stack of the texts that brackets interrupt, each with its count.
class Solution:
    def decodeString(self, s: str) -> str:
        interrupted = []
        text = []
        count = 0
        for character in s:
            if character.isdigit():
                count = 10 * count + int(character)
            elif character == "[":
                interrupted.append((text, count))
                text = []
                count = 0
            elif character == "]":
                inner = "".join(text)
                text, times = interrupted.pop()
                text.append(inner * times)
            else:
                text.append(character)
        return "".join(text)
