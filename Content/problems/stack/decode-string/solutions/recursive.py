# Idea: a function that decodes up to the closing bracket calls itself for what is inside.
class Solution:
    def decodeString(self, s: str) -> str:
        place = 0

        def decoded() -> str:
            nonlocal place
            text = []
            count = 0
            while place < len(s) and s[place] != "]":
                character = s[place]
                place += 1
                if character.isdigit():
                    count = 10 * count + int(character)
                elif character == "[":
                    text.append(decoded() * count)
                    count = 0
                    place += 1
                else:
                    text.append(character)
            return "".join(text)

        return decoded()
